import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test, untilAtWork } from './support/fixtures.ts'
import { joinAsNele } from './support/new-player.ts'
import { expectNoOverflow } from './support/overflow.ts'
import type { Sandbox } from './support/sandbox.ts'
import { forgetSession, signInAs } from './support/sign-in.ts'

const MEMBERSHIP = '/settings/membership'

const status = (page: Page) => page.locator('[data-membership]')
const toPayment = (page: Page) => page.getByRole('button', { name: 'Continue to payment' })

/** Opens the page where a membership is changed; the server renders the button, which works a little later. */
async function manage(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Change plan or payment' })
  await untilAtWork(button)
  await button.click()
}

/** @returns a function that counts the checkouts that this test has requested from the game server since */
async function countCheckouts(sandbox: Sandbox): Promise<() => Promise<number>> {
  const count = async () =>
    (await sandbox.ownCalls({ service: 'game', path: '/membership/hosted-pages/checkout' })).length
  const before = await count()
  return async () => (await count()) - before
}

/**
 * Waits for the request that a plan's page makes once it knows its player: before that, its button is the visitor's,
 * and leads through sign-in.
 */
const knowsPlayer = (page: Page) => page.waitForResponse('**/api/membership?*')

/** Signs up a new player, who has never paid. */
async function join(page: Page, returnTo: string): Promise<void> {
  const known = returnTo.startsWith('/plans/') ? knowsPlayer(page) : page.waitForResponse('**/api/session')
  await joinAsNele(page, returnTo)
  await known
}

/** What the page of a plan says under a name. */
const fact = (page: Page, name: string) => page.locator('.plan-facts div', { hasText: name }).locator('dd')

test('a visitor chooses a year, signs in on the way, pays, and is a member wherever the page says so [MB-002, MB-003, MB-034]', async ({
  page,
  context,
  sandbox,
}) => {
  await join(page, '/imprint')
  // Now a visitor of the site, whose session at the provider still exists.
  await context.clearCookies({ name: /^(session|signed_in)$/ })
  await page.goto('/plans')
  await expectAccessible(page)
  await page.getByRole('radio', { name: /Annual/ }).check()
  await page.getByRole('button', { name: 'Join Now' }).click()
  await expect(page).toHaveURL('/plans/price-us-year')
  await expect(page.getByRole('main')).toContainText('$179.99 per year')
  await expect(fact(page, 'Due today')).toHaveText('$179.99')
  await expect(fact(page, 'After that')).toHaveText('$179.99 per year, until you cancel')
  await expectAccessible(page)
  await toPayment(page).click()
  await expect(page.getByRole('heading', { name: 'Pay for your membership' })).toBeVisible()
  const hosted = page.url()
  await page.getByRole('button', { name: 'Pay with a card that is refused' }).click()
  await expect(page.getByRole('alert')).toContainText('refused')
  await page.getByRole('link', { name: 'Back without paying' }).click()
  await expect(page).toHaveURL('/plans/price-us-year?state=cancelled')
  await expect(page.getByText('You have not paid anything.')).toBeVisible()
  const countOpened = await countCheckouts(sandbox)
  await toPayment(page).dblclick()
  await expect(page, 'the checkout that sign-in began').toHaveURL(hosted)
  expect(await countOpened()).toBe(0)
  await page.getByRole('button', { name: /^Pay USD/ }).click()
  await expect(page).toHaveURL(`${MEMBERSHIP}?state=succeeded`)
  await expect(page.getByText('Thank you! Your membership is active.')).toBeVisible()
  await expect(status(page)).toHaveAttribute('data-membership', 'active')
  await expect(page.getByText(/have your money back until/)).toBeVisible()
  await page.goto('/plans')
  await expect(page.getByRole('main')).toContainText('Your membership is active')
  await page.goto('/plans/price-us-month')
  await expect(page.getByRole('link', { name: 'See your membership' })).toBeVisible()
  await expect(fact(page, 'Due today')).toHaveText('$0.00 with the free trial')
  await expect(fact(page, 'After that')).toHaveText(
    '$17.99 per month from day 15. Cancel before then and you pay nothing.',
  )
})

test('two tabs and the back button are one checkout, and both tabs know when it is paid [MB-002, MB-024]', async ({
  page,
  context,
  sandbox,
}) => {
  await join(page, '/plans/price-gb-year')
  const other = await context.newPage()
  const known = knowsPlayer(other)
  await other.goto('/plans/price-gb-year')
  await known
  const countOpened = await countCheckouts(sandbox)
  const tabs = [page, other]
  await Promise.all(tabs.map((tab) => toPayment(tab).click()))
  for (const tab of tabs) await expect(tab.getByText('GBP 149.99').first()).toBeVisible()
  const hosted = page.url()
  expect(other.url()).toBe(hosted)
  for (const tab of tabs) {
    await tab.goBack()
    await expect(toPayment(tab)).toBeVisible()
  }
  await toPayment(page).click()
  await expect(page).toHaveURL(hosted)
  expect(await countOpened()).toBe(1)
  await page.getByRole('button', { name: /^Pay GBP/ }).click()
  await expect(status(page)).toHaveAttribute('data-membership', 'active')
  await expect(other.getByText('You already have a membership.')).toBeVisible()
})

test('a trial that is told of late is waited for; cancelled and kept again, in two tabs at once [MB-017, MB-024, MB-035]', async ({
  page,
  context,
}) => {
  await join(page, '/plans/price-us-month')
  await toPayment(page).click()
  await page.getByRole('button', { name: /wait for the news/ }).click()
  await expect(page.getByText('We are waiting for your payment')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('You have no membership')
  await expect(status(page)).toHaveAttribute('data-membership', 'trialing', { timeout: 20_000 })
  const other = await context.newPage()
  await other.goto(MEMBERSHIP)
  await expect(status(other)).toHaveAttribute('data-membership', 'trialing')
  await other.goto(`${MEMBERSHIP}/cancel`)
  await expectAccessible(other)
  await expectNoOverflow(other)
  await other.goto(MEMBERSHIP)
  await expect(status(other)).toHaveAttribute('data-membership', 'trialing')
  const cancel = page.getByRole('button', { name: 'Cancel membership' })
  await untilAtWork(cancel)
  await cancel.click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yes, cancel' }).click()
  await expect(status(page)).toHaveAttribute('data-membership', 'ending')
  await expect(status(other)).toHaveAttribute('data-membership', 'ending')
  await page.getByRole('button', { name: 'Keep my membership' }).click()
  await page.getByRole('button', { name: /^Keep the membership/ }).click()
  await page.getByRole('link', { name: 'Back to the site' }).click()
  await expect(page).toHaveURL(MEMBERSHIP)
  await expect(status(page)).toHaveAttribute('data-membership', 'active')
})

test('a card that fails later is told of, and can be changed at the portal [MB-035]', async ({ page }) => {
  await join(page, '/plans/price-us-year')
  await toPayment(page).click()
  await page.getByRole('button', { name: /^Pay USD/ }).click()
  await expect(status(page)).toHaveAttribute('data-membership', 'active')
  await manage(page)
  await page.getByRole('button', { name: 'Let the next payment fail' }).click()
  await page.getByRole('button', { name: 'Use another card' }).click()
  await page.getByRole('link', { name: 'Back to the site' }).click()
  await expect(status(page)).toHaveAttribute('data-membership', 'past_due')
  await expect(page.getByRole('main')).toContainText('Mastercard ···· 5454')
  await expect(page.getByRole('button', { name: 'Update the payment' })).toBeVisible()
})

test.describe('who comes back', () => {
  // The browser also logs refused requests.
  test.use({ allowedErrors: [/status of 403/] })

  test('gives another card, and buys with it and a coupon [MB-016, MB-041, MB-044]', async ({ page }) => {
    await join(page, '/plans/price-us-year')
    await toPayment(page).click()
    await page.getByRole('button', { name: /^Pay USD/ }).click()
    await manage(page)
    await page.getByRole('button', { name: 'Let the last day be over' }).click()
    await page.getByRole('link', { name: 'Back to the site' }).click()
    await expect(status(page)).toHaveAttribute('data-membership', 'ended')
    const changeCard = page.getByRole('button', { name: 'Use another card' })
    await changeCard.click()
    await page.getByRole('link', { name: 'Store a card that is refused' }).click()
    await expect(page.getByText('This card was not accepted.')).toBeVisible()
    await expect(page).toHaveURL(MEMBERSHIP)
    await changeCard.click()
    await page.getByRole('link', { name: 'Store Visa' }).click()
    await expect(page.getByText('You pay with Visa ···· 1111.')).toBeVisible()
    await expectAccessible(page)
    const buy = page.getByRole('button', { name: /^Buy for/ })
    await page.getByLabel('Coupon code').fill('NOPE')
    await buy.click()
    await expect(page.getByText('This code doesn’t work here.')).toBeVisible()
    await page.getByLabel('Coupon code').fill('WINTER20')
    await buy.click()
    await expect(status(page)).toHaveAttribute('data-membership', 'active')
  })
})

test('who pays Apple is shown the way there; payments can be taken along [MB-015, MB-048]', async ({ page }) => {
  await signInAs(page, 'Chiara', MEMBERSHIP)
  await expect(page.getByRole('link', { name: 'Open your Apple subscriptions' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel membership' })).toHaveCount(0)
  await expectAccessible(page)
  await forgetSession(page)
  await signInAs(page, 'Haruka', '/ja/settings/membership')
  await expectNoOverflow(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSVでダウンロード' }).click()
  expect((await download).suggestedFilename()).toBe('membership-payments.csv')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor chooses a plan and is led to the payment through sign-in [MB-004, MB-027]', async ({ page }) => {
    await page.goto('/de/plans')
    await page.getByRole('radio', { name: /Jährlich/ }).check()
    await page
      .getByRole('button', { name: 'Join Now' })
      .or(page.getByRole('button', { name: 'Jetzt mitmachen' }))
      .click()
    await expect(page).toHaveURL('/de/plans/price-de-year')
    await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click()
    await page.getByRole('button', { name: 'Robin Okafor' }).click()
    await expect(page.getByRole('heading', { name: 'Pay for your membership' })).toBeVisible()
    await page.getByRole('link', { name: 'Back without paying' }).click()
    await expect(page).toHaveURL('/de/plans/price-de-year?state=cancelled')
  })

  test('a member cancels, and takes it back, by forms of their own pages [MB-002, MB-017, MB-035]', async ({
    page,
  }) => {
    await joinAsNele(page, '/plans/price-us-year')
    await toPayment(page).click()
    await page.getByRole('button', { name: /^Pay USD/ }).click()
    await page.goto(MEMBERSHIP)
    await expect(status(page)).toHaveAttribute('data-membership', 'active')
    await page.getByRole('link', { name: 'Cancel membership' }).click()
    await expect(page).toHaveURL(`${MEMBERSHIP}/cancel`)
    await page.getByLabel('Why are you leaving?').fill('Too flat.')
    await page.getByRole('link', { name: 'No, keep riding' }).click()
    await expect(status(page)).toHaveAttribute('data-membership', 'active')
    await page.goBack()
    await page.getByRole('button', { name: 'Yes, cancel' }).click()
    await expect(page).toHaveURL(MEMBERSHIP)
    await expect(status(page)).toHaveAttribute('data-membership', 'ending')
    await page.goto(`${MEMBERSHIP}/cancel`) // what is cancelled is not asked about
    await expect(page).toHaveURL(MEMBERSHIP)
    await page.getByRole('button', { name: 'Keep my membership' }).click()
    await page.getByRole('button', { name: /^Keep the membership/ }).click()
    await page.getByRole('link', { name: 'Back to the site' }).click()
    await expect(page).toHaveURL(MEMBERSHIP)
    await expect(status(page)).toHaveAttribute('data-membership', 'active')
  })
})

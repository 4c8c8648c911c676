import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { expectNoOverflow } from './support/overflow.ts'
import { signInAs } from './support/sign-in.ts'

const MEMBERSHIP = '/settings/membership'

const status = (page: Page) => page.locator('[data-membership]')
const toPayment = (page: Page) => page.getByRole('button', { name: 'Continue to payment' })

/** A player whom no other test knows, and who has never paid. */
async function join(page: Page, returnTo: string): Promise<void> {
  await page.goto(`/join?${new URLSearchParams({ returnTo }).toString()}`)
  await page.getByLabel('First name').fill('Nele')
  await page.getByLabel('Last name').fill('Brandt')
  await page.getByLabel('E-mail').fill(`nele-${crypto.randomUUID()}@example.test`)
  await page.getByLabel('Password').fill('uphill both ways')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(returnTo)
}

test('a visitor chooses a year, signs in on the way, pays, and is a member wherever the page says so [MB-002, MB-003, MB-034]', async ({
  page,
  context,
}) => {
  await join(page, '/imprint')
  // A visitor of the site, whom the provider still knows.
  await context.clearCookies({ name: /^(session|signed_in)$/ })
  await page.goto('/plans')
  await expectAccessible(page)
  await page.getByRole('radio', { name: /Annual/ }).check()
  await page.getByRole('button', { name: 'Join Now' }).click()
  await expect(page).toHaveURL('/plans/price-us-year')
  await expect(page.getByRole('main')).toContainText('$179.99 per year')
  await expectAccessible(page)
  await toPayment(page).click()
  await expect(page.getByRole('heading', { name: 'Pay for your membership' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay with a card that is refused' }).click()
  await expect(page.getByRole('alert')).toContainText('refused')
  await page.getByRole('link', { name: 'Back without paying' }).click()
  await expect(page).toHaveURL('/plans/price-us-year?state=cancelled')
  await expect(page.getByText('You have not paid anything.')).toBeVisible()
  const calls = page.waitForResponse((response) => response.url().endsWith('/api/membership/checkout'))
  await toPayment(page).dblclick()
  expect((await calls).status()).toBe(200)
  await page.getByRole('button', { name: /^Pay USD/ }).click()
  await expect(page).toHaveURL(`${MEMBERSHIP}?state=succeeded`)
  await expect(page.getByText('Thank you! Your membership is active.')).toBeVisible()
  await expect(status(page)).toHaveAttribute('data-membership', 'active')
  await expect(page.getByText(/have your money back until/)).toBeVisible()
  await page.goto('/plans')
  await expect(page.getByRole('main')).toContainText('You have a membership already.')
  await page.goto('/plans/price-us-month')
  await expect(page.getByRole('link', { name: 'See your membership' })).toBeVisible()
})

test('a trial that is told of late is waited for; cancelled and kept again, in two tabs at once [MB-017, MB-024, MB-035]', async ({
  page,
  context,
}) => {
  await join(page, '/plans/price-us-month')
  await toPayment(page).click()
  await page.getByRole('button', { name: /wait for the news/ }).click()
  await expect(page.getByText('We are waiting for the news')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('You have no membership')
  await expect(status(page)).toHaveAttribute('data-membership', 'trialing', { timeout: 20_000 })
  const other = await context.newPage()
  await other.goto(MEMBERSHIP)
  await expect(status(other)).toHaveAttribute('data-membership', 'trialing')
  await page.getByRole('button', { name: 'Cancel membership' }).click()
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

test('a card that fails later is told of, and can be changed at the portal', async ({ page }) => {
  await join(page, '/plans/price-us-year')
  await toPayment(page).click()
  await page.getByRole('button', { name: /^Pay USD/ }).click()
  await expect(status(page)).toHaveAttribute('data-membership', 'active')
  await page.getByRole('button', { name: 'Change plan or payment' }).click()
  await page.getByRole('button', { name: 'Let the next payment fail' }).click()
  await page.getByRole('button', { name: 'Use another card' }).click()
  await page.getByRole('link', { name: 'Back to the site' }).click()
  await expect(status(page)).toHaveAttribute('data-membership', 'past_due')
  await expect(page.getByRole('main')).toContainText('Mastercard ···· 5454')
  await expect(page.getByRole('button', { name: 'Update the payment' })).toBeVisible()
})

test('who pays Apple is shown the way there; payments can be taken along [MB-015, MB-048]', async ({
  page,
  context,
}) => {
  await signInAs(page, 'Chiara', MEMBERSHIP)
  await expect(page.getByRole('link', { name: 'Open your Apple subscriptions' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel membership' })).toHaveCount(0)
  await expectAccessible(page)
  await context.clearCookies()
  await signInAs(page, 'Haruka', '/ja/settings/membership')
  await expectNoOverflow(page)
  const download = page.waitForEvent('download')
  await page.locator('a[download]').click()
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
})

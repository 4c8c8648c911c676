import type { Page } from '@playwright/test'
import { expect, test, untilAtWork } from './support/fixtures.ts'
import { joinAndBeKnown, signInAsNew } from './support/new-player.ts'
import { choosePlayer, forgetSession } from './support/sign-in.ts'

// A session ends while its page is open: the action that was pressed continues after sign-in (docs/decisions/036).
test.use({ allowedErrors: [/status of 401/] })

const STAGE = '/campaigns/tour-of-summits/stages/tour-of-summits-4'
const PLAN = '/plans/price-us-year'
const MEMBERSHIP = '/settings/membership'

const status = (page: Page) => page.locator('[data-membership]')
const toPayment = (page: Page) => page.getByRole('button', { name: 'Continue to payment' })

/** From now on, counts the requests to an address of our API. */
function countSent(page: Page, address: RegExp): () => number {
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && address.test(request.url())) sent += 1
  })
  return () => sent
}

async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay USD/ }).click()
  await expect(status(page)).toHaveAttribute('data-membership', 'active')
}

/** Presses the buttons that cancel a membership, with a reason, and arrives at the sign-in. */
async function cancelSignedOut(page: Page): Promise<void> {
  const cancel = page.getByRole('button', { name: 'Cancel membership' })
  await untilAtWork(cancel)
  await cancel.click()
  await page.getByRole('textbox').fill('Summer')
  await page.getByRole('button', { name: 'Yes, cancel' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
}

test('Join in the scheduler goes on with the choices made, once [EV-058, EV-061]', async ({ page, sandbox }) => {
  const player = await joinAndBeKnown(page, STAGE)
  const schedule = page.locator('.stage-active')
  await expect(() => schedule.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass()
  await schedule.getByRole('radio', { name: 'Group run' }).check()
  await schedule.getByRole('group', { name: 'Category' }).locator('input:enabled').first().check()
  await schedule.getByRole('combobox', { name: 'Day' }).selectOption({ index: 2 })
  await schedule.getByRole('combobox', { name: 'Time' }).selectOption({ index: 1 })
  const chosen = await schedule.getByRole('combobox', { name: 'Time' }).inputValue()
  const countJoins = countSent(page, new RegExp(`/api/events/subgroups/${chosen}/sign-up`))

  await sandbox.endSessions(player.email)
  await schedule.getByRole('button', { name: 'Join' }).click()
  await signInAsNew(page, player)
  await expect(schedule.getByText('Going', { exact: true })).toBeInViewport()
  await expect(schedule.getByRole('combobox', { name: 'Time' })).toHaveValue(chosen)
  await expect(schedule.getByRole('radio', { name: 'Group run' })).toBeChecked()
  await expect(page).toHaveURL(STAGE)
  expect(countJoins(), 'the one that was not let in, and the one after sign-in').toBe(2)

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Choose your start' })).toBeVisible()
  await expect(() => schedule.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass()
  await expect(schedule.getByRole('radio', { name: 'Group run' })).not.toBeChecked()
  expect(countJoins()).toBe(2)
})

test('payment, portal and cancellation go on; the cancellation for nobody else, and not after giving up [MB-003, MB-017, MB-035]', async ({
  page,
  sandbox,
}) => {
  const known = page.waitForResponse('**/api/membership?*')
  const player = await joinAndBeKnown(page, PLAN)
  await known
  await sandbox.endSessions(player.email)
  await toPayment(page).click()
  await signInAsNew(page, player)
  await expect(page.getByRole('heading', { name: 'Pay for your membership' })).toBeVisible()
  await pay(page)

  await page.goto(MEMBERSHIP)
  const portal = page.getByRole('button', { name: 'Change plan or payment' })
  await untilAtWork(portal)
  await sandbox.endSessions(player.email)
  await portal.click()
  await signInAsNew(page, player)
  await expect(page.getByRole('button', { name: 'Let the next payment fail' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the site' }).click()
  await expect(status(page)).toHaveAttribute('data-membership', 'active')

  const countCancelled = countSent(page, /\/api\/membership\/cancellation/)
  await sandbox.endSessions(player.email)
  await cancelSignedOut(page)
  await choosePlayer(page, 'Haruka')
  await untilAtWork(status(page))
  await forgetSession(page)
  await page.goto(MEMBERSHIP)
  await signInAsNew(page, player)
  await expect(status(page)).toHaveAttribute('data-membership', 'active')
  expect(countCancelled(), 'for nobody else').toBe(1)
  await untilAtWork(status(page))

  await sandbox.endSessions(player.email)
  await cancelSignedOut(page)
  await page.goto(MEMBERSHIP)
  await signInAsNew(page, player)
  await untilAtWork(status(page))
  await expect(status(page)).toHaveAttribute('data-membership', 'active')
  expect(countCancelled(), 'not after giving up').toBe(2)

  await sandbox.endSessions(player.email)
  await cancelSignedOut(page)
  await signInAsNew(page, player)
  await expect(status(page)).toHaveAttribute('data-membership', 'ending')
  await expect(page).toHaveURL(MEMBERSHIP)
  expect(countCancelled()).toBe(4)
})

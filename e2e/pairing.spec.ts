import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { joinAsNele } from './support/new-player.ts'
import { choosePlayer, type PlayerName, signInAs } from './support/sign-in.ts'

// These tests run one after the other, since a fault at the game server would affect all of them. Each test has its own
// player.
test.describe.configure({ mode: 'default' })
test.use({ consent: 'statistics' })

const PAGE = '/coaching'
const terms = (page: Page) => page.getByRole('main').getByRole('checkbox')
const connect = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Link my account' })
const dialog = (page: Page) => page.getByRole('dialog')
/** Signs in and waits until the page knows the player: a box ticked earlier would be the visitor's. */
async function openAs(page: Page, player: PlayerName, path = PAGE): Promise<void> {
  const known = page.waitForResponse('**/api/pairing')
  await signInAs(page, player, path)
  await known
}
const linked = (page: Page) => dialog(page).getByRole('heading', { name: 'You are linked' })

test('a visitor signs in on the way, links by one click, by keyboard, and the connections say so [PA-001, PA-006, PA-009]', async ({
  page,
  gotoHydrated,
}) => {
  await gotoHydrated(PAGE)
  await terms(page).focus()
  await page.keyboard.press('Space')
  await expect(connect(page)).toHaveAttribute('aria-disabled', 'false')
  await connect(page).press('Enter')
  await expect(dialog(page).getByRole('heading', { name: 'Sign in first' })).toBeVisible()
  await dialog(page).getByRole('link', { name: 'Sign in' }).press('Enter')
  await choosePlayer(page, 'Tomás')
  await expect(page).toHaveURL(PAGE)
  const oneClick = dialog(page).getByRole('button', { name: '1-Click Signup' })
  await expect(oneClick).toHaveAttribute('aria-disabled', 'false')
  await expectAccessible(page, 'dialog[open]')
  await oneClick.press('Enter')
  await expect(linked(page)).toBeVisible()
  await page.goto('/settings/connections')
  await expect(page.getByText('Linked', { exact: true })).toBeVisible()
  await expectAccessible(page, 'main')
})

test('a press before the terms are ticked shows what is missing, until they are [PA-009]', async ({
  page,
  gotoHydrated,
}) => {
  await gotoHydrated(PAGE)
  const reminder = page.getByRole('main').getByText('Please accept the terms first.')
  await expect(connect(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(connect(page)).toHaveCSS('opacity', '1')
  await expect(reminder).toHaveCSS('position', 'absolute')
  await connect(page).press('Enter')
  await expect(terms(page)).toBeFocused()
  await expect(reminder).toHaveCSS('position', 'static')
  await expect(terms(page)).toHaveAccessibleDescription('Please accept the terms first.')
  await expectAccessible(page, 'main')
  await page.keyboard.press('Space')
  await expect(reminder).toBeHidden()
})

test('a player who presses before the button’s script is there goes on with it, and ticks nothing twice [PA-010]', async ({
  page,
}) => {
  await joinAsNele(page, '/privacy')
  const script = Promise.withResolvers<void>()
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto(PAGE, { waitUntil: 'commit' })
  await terms(page).check()
  await connect(page).click()
  await page.waitForURL(`${PAGE}#*`, { waitUntil: 'commit' })
  script.resolve()
  await expect(dialog(page).getByRole('heading', { name: 'One thing is missing' })).toBeVisible()
})

test('an account of one’s own is linked through the connections page and the partner’s, and the partner’s token stays with us [PA-002, PA-012, PA-013]', async ({
  page,
  sandbox,
}) => {
  const bodies: Promise<string>[] = []
  page.on('response', (answer) => answer.url().includes('/api/') && bodies.push(answer.text().catch(() => '')))
  await openAs(page, 'Greta')
  await terms(page).check()
  await connect(page).click()
  await dialog(page).getByRole('button', { name: 'Link Current Account' }).click()
  await page.getByRole('link', { name: 'Go on and link your account' }).click()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(dialog(page)).toContainText('Your account is not linked yet')
  await dialog(page).getByRole('button', { name: 'Link Current Account' }).click()
  await page.getByRole('link', { name: 'Go on and link your account' }).click()
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  await expect(page).toHaveURL(PAGE)
  await expect(linked(page)).toBeVisible()
  const toggles = await sandbox.calls({ service: 'partner', path: '/partner/rest/utils/toggle' })
  expect(toggles.map(({ path }) => path)).toContain('/partner/rest/utils/toggle/gruppetto/womens/true')
  await expect.poll(() => sandbox.countedEvents()).toContain('Training Plan Connected')
  expect((await Promise.all(bodies)).join()).not.toContain('partner-token')
  await page.reload() // the intent is used up
  await expect(terms(page)).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
})

test('whose profile says too little is led to it [PA-003, PA-006]', async ({ page }) => {
  await openAs(page, 'Robin')
  await terms(page).check()
  await connect(page).click()
  await dialog(page).getByRole('link', { name: 'Go to my profile' }).click()
  await expect(page).toHaveURL('/settings/profile')
})

test.describe('while the partner is down', () => {
  test.use({ allowedErrors: [/status of 50\d/] })

  test('the editors’ words are shown, and another try works [PA-023, PA-024]', async ({ page, sandbox }) => {
    await openAs(page, 'Sam')
    await terms(page).check()
    await connect(page).click()
    await sandbox.fault({ service: 'partner', kind: 'failing', path: '/rest/utils' })
    await dialog(page).getByRole('button', { name: '1-Click Signup' }).click()
    await expect(dialog(page).getByRole('alert')).toHaveText(/^Your account could not be linked/)
    await sandbox.clearFaults()
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await expect(linked(page)).toBeVisible()
  })
})

test('the connections page leads to the partner alone', async ({ page }) => {
  await signInAs(page, 'Maya', '/settings/connections?redirectUrl=https%3A%2F%2Fevil.example%2F')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('was not made for you')
  await expect(page.locator('a[href*="evil.example"]')).toHaveCount(0)
})

test('somebody else’s invitation is not followed, and an account of one’s own is linked on the same page [PA-002]', async ({
  page,
  browser,
  baseURL,
}) => {
  await openAs(page, 'Chiara')
  await terms(page).check()
  await connect(page).click()
  await dialog(page).getByRole('button', { name: 'Link Current Account' }).click()
  await expect(page.getByRole('link', { name: 'Go on and link your account' })).toBeVisible()
  const sent = page.url()

  const others = await browser.newContext({ baseURL })
  const other = await others.newPage()
  await openAs(other, 'Owen', '/settings/connections')
  const known = other.waitForResponse('**/api/pairing')
  await other.goto(sent)
  await known
  await expect(other.getByRole('main').getByRole('alert')).toContainText('was not made for you')
  await expect(other.getByRole('main').locator('a[href*="invitation"]')).toHaveCount(0)
  await terms(other).check()
  await other.getByRole('main').getByRole('button', { name: 'Connect' }).click()
  await dialog(other).getByRole('button', { name: 'Link Current Account' }).click()
  await other.getByRole('link', { name: 'Go on and link your account' }).click()
  await expect(other.getByRole('button', { name: 'Link', exact: true })).toBeVisible()
  await others.close()
})

test('an account is linked from the connections page, too, which then says so [PA-002, PA-009]', async ({ page }) => {
  await openAs(page, 'Maya', '/settings/connections')
  await terms(page).check()
  await page.getByRole('main').getByRole('button', { name: 'Connect' }).click()
  await dialog(page).getByRole('button', { name: 'Link Current Account' }).click()
  await page.getByRole('link', { name: 'Go on and link your account' }).click()
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  await expect(page).toHaveURL('/settings/connections')
  await expect(linked(page)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Linked', { exact: true })).toBeVisible()
})

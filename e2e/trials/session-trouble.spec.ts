import { request as newRequest, type Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { impatient, type OwnSite, startOwnSite } from '../support/own-site.ts'
import { Sandbox } from '../support/sandbox.ts'
import { choosePlayer, openProvider, signInPatiently } from '../support/sign-in.ts'
import { tryAgainUntil } from '../support/try-again.ts'

// These tests run one after the other, on a site of their own, since faults of the provider would affect all tests.
test.describe.configure({ mode: 'default' })

// The build's pages show pictures of the sandbox that the build was made with.
test.use({ allowedErrors: [/\/media\//] })

let site: OwnSite
let sandbox: Sandbox

test.beforeAll(async () => {
  site = await startOwnSite('session', impatient)
  sandbox = new Sandbox(await newRequest.newContext(), site.sandboxUrl)
})
test.afterAll(() => site.stop())
test.afterEach(() => sandbox.clearFaults())

const playerName = (page: Page) => page.locator('#player-menu [data-player-name]')

const unreachable = (page: Page) => page.getByText('Our sign-in service can’t be reached right now.')

test('without the provider the sign-in page says so, all else works, and another try helps once it is back', async ({
  page,
}) => {
  await sandbox.fault({ service: 'identity', kind: 'unreachable' })
  await page.goto(`${site.url}/login?returnTo=/de/plans`)
  await expect(page).toHaveURL(/problem=unavailable/)
  await expect(page.getByText('Der Login ist gerade nicht erreichbar.')).toBeVisible()
  expect((await page.request.get(`${site.url}/plans`)).status()).toBe(200)

  await page.goto(`${site.url}/login?returnTo=/plans`)
  await expect(unreachable(page)).toBeVisible()
  await sandbox.clearFaults()
  const atProvider = /\/identity\/interaction\//
  await tryAgainUntil(page.getByRole('link', { name: 'Try again' }), () =>
    expect(page).toHaveURL(atProvider, { timeout: 5000 }),
  )
  await choosePlayer(page, 'Maya')
  await expect(page).toHaveURL(`${site.url}/plans`)
  await expect(playerName(page)).toHaveText('Maya')
})

for (const kind of ['failing', 'slow', 'cut_short'] as const) {
  test(`a provider that gets into trouble (${kind}) before the end signs nobody in, and another try helps`, async ({
    page,
    context,
  }) => {
    await openProvider(page, site.url, '/about')
    await sandbox.fault({ service: 'identity', kind, path: '/token', milliseconds: 2000 })
    await choosePlayer(page, 'Tomás')
    await expect(page).toHaveURL(/\/login\?problem=/)
    expect((await context.cookies(site.url)).map(({ name }) => name)).not.toContain('session')
    await sandbox.clearFaults()
    // Waits for the whole page: if it were left earlier, a page rendered for one request would report its broken
    // connection.
    await page.waitForLoadState()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page).toHaveURL(`${site.url}/about`)
    await expect(playerName(page)).toHaveText('Tomás')
  })
}

test('without the game server players are signed in by what the provider knows of them', async ({ page }) => {
  await sandbox.fault({ service: 'game', kind: 'failing', path: '/profiles' })
  await signInPatiently(page, site.url, 'Haruka', '/about')
  await expect(playerName(page)).toHaveText('Haruka')
})

test('without the provider players stay signed in', async ({ page }) => {
  await signInPatiently(page, site.url, 'Greta', '/about')
  await expect(playerName(page)).toHaveText('Greta')
  await sandbox.fault({ service: 'identity', kind: 'unreachable' })
  await page.goto(`${site.url}/help`)
  await expect(playerName(page)).toHaveText('Greta')
})

test('who signs out is out for every copy of the cookie and in every tab, be it that the provider’s tokens live on; also after a restart', async ({
  page,
  context,
  playwright,
}) => {
  await sandbox.changeTokenLives({ outliveSignOut: true })
  await signInPatiently(page, site.url, 'Robin', '/about')
  await expect(playerName(page)).toHaveText('Robin')
  const otherTab = await context.newPage()
  await otherTab.goto(`${site.url}/about`)
  await expect(playerName(otherTab)).toHaveText('Robin')
  const copy = (await context.cookies(site.url)).find(({ name }) => name === 'session')?.value ?? ''

  await page.getByRole('button', { name: 'Your account' }).click()
  await page.locator('#player-menu').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await otherTab.reload()
  await expect(otherTab.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()

  const headers = { cookie: `session=${copy}`, 'sec-fetch-site': 'same-origin' }
  const thief = await playwright.request.newContext({ baseURL: site.url, extraHTTPHeaders: headers })
  expect((await thief.get('/api/session')).status()).toBe(401)
  expect((await thief.get('/api/profile')).status()).toBe(401)
  expect((await thief.get('/settings/profile', { maxRedirects: 0 })).status()).toBe(303)
  // What these pages still load would fail while the site is away.
  for (const tab of [page, otherTab]) await tab.goto('about:blank')
  await site.restart()
  expect((await thief.get('/api/profile')).status()).toBe(401)
  await thief.dispose()
})

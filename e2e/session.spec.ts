import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { joinAsNele } from './support/new-player.ts'
import { choosePlayer, signInAs } from './support/sign-in.ts'

const SIGN_OUT = 'Sign out'

const menuButton = (page: Page) => page.getByRole('button', { name: 'Your account' })
const menu = (page: Page) => page.locator('#player-menu')
const logIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' })

/** The provider's page with the list of players. */
const playerList = (page: Page) => page.getByRole('heading', { name: 'Sign in' })

async function expectSignedIn(page: Page, firstName: string): Promise<void> {
  await expect(menu(page).locator('[data-player-name]')).toHaveText(firstName)
  await expect(menuButton(page)).toBeVisible()
  await expect(logIn(page)).toBeHidden()
}

async function expectVisitor(page: Page): Promise<void> {
  await expect(logIn(page)).toBeVisible()
  await expect(menuButton(page)).toBeHidden()
}

/** What the site's cookies are called, but for the answer that every test's visitor has given. */
const cookieNames = async (context: BrowserContext) =>
  (await context.cookies(process.env.BASE_URL ?? 'http://localhost:3000'))
    .map(({ name }) => name)
    .filter((name) => name !== 'consent')

test.describe('signing in', () => {
  test('from a page leads back to it, as a player [SY-001, SY-004]', async ({ page }) => {
    await page.goto('/news')
    await expectVisitor(page)
    await logIn(page).click()
    await choosePlayer(page, 'Maya')
    await expect(page).toHaveURL('/news')
    await expectSignedIn(page, 'Maya')
    await expect(page.locator('html')).toHaveAttribute('data-units', 'metric')
  })

  test('from a German page is in German, and leads back to it', async ({ page }) => {
    await page.goto('/de/help?tab=1')
    await page.getByRole('banner').getByRole('link', { name: 'Einloggen' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await choosePlayer(page, 'Tomás')
    await expect(page).toHaveURL('/de/help?tab=1')
    await expect(menu(page).locator('[data-player-name]')).toHaveText('Tomás')
  })

  test('by a link that names the place leads there, also from an address with a language', async ({ page }) => {
    await signInAs(page, 'Robin', '/ja/about?from=mail#top')
    await expect(menu(page).locator('[data-player-name]')).toHaveText('Robin')
    await page.goto('/fr/login')
    await expect(page).toHaveURL('/fr')
  })

  test('up: the form of a new account ends signed in [SY-006]', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('banner').getByRole('link', { name: 'Join' }).click()
    await page.getByLabel('First name').fill('Nele')
    await page.getByLabel('Last name').fill('Aalto')
    await page.getByLabel('E-mail').fill(`${randomUUID()}@example.test`)
    await page.getByLabel('Password').fill('a long password')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL('/about')
    await expectSignedIn(page, 'Nele')
  })

  test('never leads to another site', async ({ page }) => {
    await signInAs(page, 'Sam')
    await expectSignedIn(page, 'Sam')
    const attacks = [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example/',
      '/\t/evil.example',
      '/.//evil.example',
      '/de/login',
    ]
    for (const attack of attacks) {
      await page.goto(`/login?${new URLSearchParams({ returnTo: attack }).toString()}`)
      await expect(page, attack).toHaveURL('/')
      await expectSignedIn(page, 'Sam')
    }
  })
})

test('visitors download no script for players, and nobody asks for their session', async ({ page, context }) => {
  const scripts = new Map<string, Promise<string>>()
  const asked: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    asked.push(pathname)
    // The page's own data are a script, too, and contain texts of the page.
    const isProgram = response.request().resourceType() === 'script' && !pathname.startsWith('/page-data/')
    if (isProgram) scripts.set(response.url(), response.text())
  })
  const mentions = async (text: string) => (await Promise.all(scripts.values())).some((script) => script.includes(text))

  await page.goto('/about', { waitUntil: 'networkidle' })
  expect(asked).not.toContain('/api/session')
  expect(await mentions('data-player-name')).toBe(false)
  expect(await mentions('invalidateQueries')).toBe(false)
  expect(await cookieNames(context)).toEqual([])

  await signInAs(page, 'Maya', '/about')
  await expect.poll(() => asked.filter((path) => path === '/api/session')).toHaveLength(1)
  await expect.poll(() => mentions('data-player-name')).toBe(true)
})

test('the menu of a player is used by keyboard alone', async ({ page }) => {
  await signInAs(page, 'Chiara', '/about')
  await expectSignedIn(page, 'Chiara')
  await menuButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeVisible()
  for (const link of await menu(page).getByRole('link').all()) {
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(menu(page).getByRole('button', { name: SIGN_OUT })).toBeFocused()
  await expectAccessible(page, 'header')
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(menuButton(page)).toBeFocused()
})

test.describe('signing out', () => {
  test('ends the session here and at the provider', async ({ page, context }) => {
    await signInAs(page, 'Greta', '/about')
    await menuButton(page).click()
    // The session's answer is awaited: signing out would have the page's request for it refused.
    await expect(menu(page).locator('[data-player-name]')).not.toBeEmpty()
    await menu(page).getByRole('button', { name: SIGN_OUT }).click()
    await expect(page).toHaveURL('/')
    await expectVisitor(page)
    expect(await cookieNames(context)).not.toContain('session')
    expect(await cookieNames(context)).not.toContain('signed_in')
    await page.goto('/login')
    await expect(playerList(page)).toBeVisible()
  })

  test('at the provider alone leaves nobody to be let in silently the next time', async ({ page, sandbox }) => {
    // A new player, since other tests are signed in as the sandbox's own players.
    const { email } = await joinAsNele(page, '/about')
    await sandbox.endSessions(email)
    await page.goto('/login?returnTo=/about')
    await expect(playerList(page)).toBeVisible()
  })

  test('works on a phone, from the drawer', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    await signInAs(page, 'Robin', '/about')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer.getByRole('link', { name: 'Profile' })).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Sign in' })).toBeHidden()
    await expectAccessible(page, '#drawer')
    await drawer.getByRole('button', { name: SIGN_OUT }).click()
    await expect(page).toHaveURL('/')
  })
})

test('the session is out of reach of scripts, and the hint says nothing', async ({ page, context }) => {
  await signInAs(page, 'Haruka')
  const kept = await context.cookies(process.env.BASE_URL ?? 'http://localhost:3000')
  const cookies = kept.filter(({ name }) => name !== 'consent')
  const inAWeek = Date.now() / 1000 + 7 * 24 * 60 * 60
  const flags = cookies.map(({ name, httpOnly, sameSite, path, domain }) => ({
    name,
    httpOnly,
    sameSite,
    path,
    domain,
  }))
  expect(flags.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    { name: 'session', httpOnly: true, sameSite: 'Lax', path: '/', domain: 'localhost' },
    { name: 'signed_in', httpOnly: false, sameSite: 'Lax', path: '/', domain: 'localhost' },
  ])
  for (const { expires } of cookies) expect(Math.abs(expires - inAWeek)).toBeLessThan(600)
  const readable = await page.evaluate(() => document.cookie.split('; ').map((pair) => pair.split('=')[0]))
  expect(new Set(readable)).toEqual(new Set(['consent', 'signed_in']))
})

test.describe('a session that is none', () => {
  test.use({ allowedErrors: [/401/] })

  test('turns the page into a visitor’s with the first answer, and its cookies go', async ({
    page,
    context,
    baseURL,
  }) => {
    const url = baseURL ?? ''
    await context.addCookies([
      { name: 'session', value: 'garbage', url },
      { name: 'signed_in', value: '1', url },
    ])
    const answer = page.waitForResponse('**/api/session')
    await page.goto('/about')
    expect((await answer).status()).toBe(401)
    await expectVisitor(page)
    expect(await cookieNames(context)).toEqual([])
  })
})

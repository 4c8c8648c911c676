import type { APIRequestContext, Page, Route } from '@playwright/test'
import { z } from 'zod'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { expectOwnPlace } from './support/own-place.ts'
import type { Sandbox } from './support/sandbox.ts'
import { choosePlayer, players, signInAs, type PlayerName } from './support/sign-in.ts'

// These tests run one after the other, since a fault at the provider would affect all of them. Each test has its own
// player.
test.describe.configure({ mode: 'default' })
test.use({ consent: 'statistics' })

const PAGE = '/ride-for-bikes'
const PROVIDER = '/web/gruppetto-web-pages/givengain'
const headers = { 'x-source': 'gruppetto-web' }

const fundraisersSchema = z.object({ fundraisers: z.array(z.object({ id: z.number(), email: z.string() })) })
const projectsSchema = z.object({ projects: z.array(z.object({ id: z.number(), url: z.string() })) })

/** The provider's data about a player: the ids of accounts, and the projects. */
async function atProvider(request: APIRequestContext, { url }: Sandbox, player: PlayerName) {
  const ask = async (path: string): Promise<unknown> =>
    (await request.get(`${url}${PROVIDER}${path}`, { headers })).json()
  const { fundraisers } = fundraisersSchema.parse(await ask('/fundraisers'))
  const accounts = fundraisers.filter(({ email }) => email === players[player].email).map(({ id }) => id)
  const { projects } = projectsSchema.parse(await ask(`/projects?fundraiser_id=${accounts[0] ?? 0}`))
  return { accounts, projects }
}

/** Opens an older account, which our site doesn't know. */
async function openAccount(request: APIRequestContext, { url }: Sandbox, player: PlayerName): Promise<void> {
  const account = { first_name: player, last_name: 'X', email: players[player].email, password: '12345678' }
  const data = { ...account, accept_terms: true, skip_notification: true }
  await request.post(`${url}${PROVIDER}/fundraisers`, { headers, data })
}

const terms = (page: Page) => page.getByRole('main').getByRole('checkbox')
const start = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Start Fundraising' })
const link = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Your link' })

/** Opens the page, and waits until it knows the player: a form sent earlier would be the visitor's. */
async function openAsPlayer(page: Page): Promise<void> {
  const known = page.waitForResponse('**/mine')
  await page.goto(PAGE)
  await known
}

test('a visitor opts in through sign-in, by keyboard, and shares the link [FR-001, FR-019, FR-034]', async ({
  page,
  request,
  sandbox,
  gotoHydrated,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await gotoHydrated(PAGE)
  await expect(start(page)).toHaveAttribute('aria-disabled', 'true')
  await terms(page).focus()
  await page.keyboard.press('Space')
  await expect(start(page)).toHaveAttribute('aria-disabled', 'false')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await choosePlayer(page, 'Robin')
  await expect(page).toHaveURL(PAGE)
  await expect(link(page)).toHaveValue(/ride-for-bikes\?fundraiser_id=\d+&public_id=ply-robin-okafor#fundraiser$/)
  await expectAccessible(page, 'dialog[open]')
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('The link is copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link(page).inputValue())
  await page.keyboard.press('Escape')
  await expect(page.getByText('€0 raised of €250')).toBeVisible()
  const { accounts, projects } = await atProvider(request, sandbox, 'Robin')
  expect([accounts.length, projects.length]).toEqual([1, 1])
  await expect.poll(() => sandbox.countedEvents()).toContain('Fundraiser Created')
})

test('a visitor gives with one press and no terms; under a shared link the gift is for that page', async ({ page }) => {
  await page.goto(PAGE)
  const give = page.getByRole('main').getByRole('link', { name: 'Donate now' })
  await expect(give).toHaveAttribute('href', /^https:\/\/giving\.example\.test\/ap\/.+\/donate$/)
  await expectAccessible(page)
  const shared = page.waitForResponse('**/fundraisers/*')
  await page.goto(`${PAGE}?fundraiser_id=7001&public_id=ply-chiara#fundraiser`)
  await shared
  await expect(page.getByRole('link', { name: /^Donate to Chiara/ })).toBeVisible()
  await expect(give).toBeHidden()
})

test('an opt-in whose answers get lost after each step is resumed: one account, one project [FR-026, FR-028]', async ({
  page,
  request,
  sandbox,
}) => {
  await signInAs(page, 'Owen', PAGE)
  for (const lost of ['account', 'project', 'profile']) {
    await openAsPlayer(page)
    const { promise: isDone, resolve } = Promise.withResolvers<void>()
    const loseAnswer = (route: Route) => route.fetch().then(() => resolve())
    await page.route(`**/api/fundraising/**/${lost}`, loseAnswer, { times: 1 })
    await terms(page).check()
    await start(page).click()
    await isDone // our server has done it, but the tab is closed before the answer arrives
  }
  await page.goto(PAGE)
  // Saving the profile was the last step, so everything is done.
  await expect(page.getByRole('heading', { name: 'Your fundraising page' })).toBeVisible()
  const { accounts, projects } = await atProvider(request, sandbox, 'Owen')
  expect([accounts.length, projects.length]).toEqual([1, 1])
})

test('who wants to donate ends at the project’s donate page; an account of before is reused [FR-031, FR-046]', async ({
  page,
  request,
  sandbox,
}) => {
  await openAccount(request, sandbox, 'Maya')
  await page.route('https://giving.example.test/**', (route) => route.fulfill({ body: 'the provider' }))
  await signInAs(page, 'Maya', PAGE)
  await terms(page).check()
  await page.getByRole('main').getByRole('button', { name: 'Donate' }).click()
  await expect(page).toHaveURL(/^https:\/\/giving\.example\.test\/ap\/project-\d+\/donate$/)
  const { accounts, projects } = await atProvider(request, sandbox, 'Maya')
  expect([accounts.length, projects.length]).toEqual([1, 1])
})

test.describe('with an address that may be somebody else’s', () => {
  test.use({ allowedErrors: [/status of 403/] })

  test('nobody gets the account that the address has: the dialog says what to do, and the way is signing in again [FR-046]', async ({
    page,
    request,
    sandbox,
  }) => {
    await openAccount(request, sandbox, 'Noah')
    await signInAs(page, 'Noah', PAGE)
    await terms(page).check()
    await start(page).click()
    const words = page.getByRole('dialog')
    await expect(words.getByRole('alert')).toContainText('Your e-mail address isn’t confirmed yet')
    await expectAccessible(page, 'dialog[open]')
    const { projects } = await atProvider(request, sandbox, 'Noah')
    expect(projects).toEqual([])
    // The provider still has his session, so he returns at once, and the opt-in is repeated.
    const again = page.waitForResponse('**/api/fundraising/account')
    await words.getByRole('button', { name: 'Sign in again' }).click()
    expect((await again).status()).toBe(403)
    await expect(page).toHaveURL(PAGE)
    await expect(words.getByRole('alert')).toContainText('isn’t confirmed yet')
  })
})

test.describe('with script switched off', () => {
  // Going back leads to the identity provider's form, which has expired.
  test.use({ javaScriptEnabled: false, allowedErrors: [/status of 400/] })

  test('who wants to donate ends at the project’s donate page, in the language of the page [FR-019, FR-021, FR-031]', async ({
    page,
    request,
    sandbox,
  }) => {
    await page.route('https://giving.example.test/**', (route) => route.fulfill({ body: 'the provider' }))
    await page.goto(`/de${PAGE}`)
    await terms(page).check()
    await page.getByRole('main').getByRole('button', { name: 'Spenden', exact: true }).click()
    await choosePlayer(page, 'Tomás')
    await expect(page).toHaveURL(/^https:\/\/giving\.example\.test\/ap\/project-\d+\/donate$/)
    await page.goBack() // to the page before; the page in between must not redirect here again
    await expect(page).not.toHaveURL(/\/login\?/)
    const { accounts, projects } = await atProvider(request, sandbox, 'Tomás')
    expect([accounts.length, projects.length]).toEqual([1, 1])
  })
})

test.describe('while the provider opens no accounts', () => {
  test.use({ allowedErrors: [/status of 502/] })

  test('who has an account is found by e-mail; who has none is told whom to write to [FR-040, FR-047, FR-048]', async ({
    page,
    request,
    sandbox,
  }) => {
    const opensNoAccounts = {
      service: 'web',
      kind: 'failing',
      method: 'POST',
      path: `${PROVIDER}/fundraisers`,
    } as const
    await signInAs(page, 'Greta', PAGE)
    await sandbox.fault(opensNoAccounts)
    await terms(page).check()
    await start(page).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
      'Something went wrong. Please contact support@gruppetto.example',
    )
    await sandbox.clearFaults()
    await openAccount(request, sandbox, 'Greta')
    await sandbox.fault(opensNoAccounts)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await start(page).click()
    await expect(link(page)).toBeVisible()
    const { accounts, projects } = await atProvider(request, sandbox, 'Greta')
    expect([accounts.length, projects.length]).toEqual([1, 1])
  })
})

test('somebody else’s page is seen by everybody, with the way to donate, and is nobody’s own [FR-002, FR-003, FR-012]', async ({
  page,
  gotoHydrated,
}) => {
  const shared = `${PAGE}?fundraiser_id=7001&public_id=ply-chiara-moretti`
  await gotoHydrated(`${shared}#fundraiser`)
  await expect(page.getByRole('heading', { name: 'Chiara Moretti rides for charity' })).toBeVisible()
  await expect(page.getByText('€335.50 raised of €500')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Donate to Chiara/ })).toHaveAttribute(
    'href',
    'https://giving.example.test/ap/chiara-rides/donate',
  )
  await expect(start(page)).toBeVisible()
  await expectAccessible(page, 'main')
  await signInAs(page, 'Chiara', shared)
  await expect(page.getByRole('heading', { name: 'Your fundraising page' })).toBeVisible()
  await expect(page.getByText(/rides for charity/)).toHaveCount(0)
})

test('a site that shows a shared link finds the name and a picture of it; nobody’s link is the page alone [FR-009]', async ({
  request,
}) => {
  const shared = await request.get(`${PAGE}?fundraiser_id=7001&public_id=ply-chiara-moretti`)
  expect(shared.headers()['cache-control']).not.toContain('no-store')
  const html = await shared.text()
  expect(html).toContain('<meta property="og:title" content="Chiara Moretti rides for charity"/>')
  expect(html).toMatch(/<meta property="og:url" content="[^"]*\/ride-for-bikes\?fundraiser_id=7001#fundraiser"\/>/)
  const picture = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? ''
  const answer = await request.get(new URL(picture).pathname)
  expect(answer.headers()['content-type']).toBe('image/png')
  expect([...(await answer.body()).subarray(16, 24)]).toEqual([0, 0, 4, 176, 0, 0, 2, 118]) // 1200 × 630
  const nobodys = await request.get(`${PAGE}?fundraiser_id=987654`, { maxRedirects: 0 })
  expect([nobodys.status(), expectOwnPlace(nobodys.headers().location)]).toEqual([307, PAGE])
})

import { type APIResponse, type Browser, request as newRequest } from '@playwright/test'
import { createEvent, type TestEvent } from '../support/events.ts'
import { expect, test } from '../support/fixtures.ts'
import { type Member, memberOf } from '../support/member.ts'
import { type OwnSite, startOwnSite } from '../support/own-site.ts'
import { rawRequest } from '../support/raw-request.ts'
import { type Fault, Sandbox } from '../support/sandbox.ts'
import { type PlayerName, players } from '../support/sign-in.ts'
import { expectFormScripted } from '../support/scripted-form.ts'

// A limit of a service (429) slows only the limited player (docs/decisions/022). These tests run one after the other,
// on a site of their own.
test.describe.configure({ mode: 'default' })
// Browsers log every error answer in the console.
test.use({ allowedErrors: [/status of 503/] })

const SECONDS = 30

let site: OwnSite
let sandbox: Sandbox
let event: TestEvent
let maya: Member
let tomas: Member

test.beforeAll(async ({ browser }) => {
  site = await startOwnSite('limited-player', { UPSTREAM_DEADLINE_MS: '4000' })
  const request = await newRequest.newContext()
  sandbox = new Sandbox(request, site.sandboxUrl)
  event = await createEvent(request, sandbox)
  ;[maya, tomas] = await Promise.all([memberOf(site.url, browser, 'Maya'), memberOf(site.url, browser, 'Tomás')])
})
test.afterAll(async () => {
  await site.stop()
  await Promise.all([maya, tomas].map(({ page }) => page.close()))
})
/** A new process knows of no limit. */
test.beforeEach(async () => {
  await sandbox.clearFaults()
  await site.restart()
  await sandbox.clearCalls()
})

const limit = (fault: Omit<Fault, 'kind' | 'service'> & { service?: string }) =>
  sandbox.fault({ service: 'game', kind: 'rate_limited', milliseconds: SECONDS * 1000, ...fault })

const signUp = ({ ask }: Member) => ask('POST', `/api/events/subgroups/${event.subgroupId('B')}/sign-up`)
const save = ({ ask }: Member) => ask('PUT', '/api/profile', { usesMetric: true })
const listJoined = ({ ask }: Member) => ask('GET', '/api/events/joined')
const visit = (path: string) => rawRequest(path, { url: site.url })
const sent = async (path: string) => (await sandbox.calls({ service: 'game', path })).length

/** Expects the time to wait in the header for programs, and in the problem for our own pages. */
async function expectWait(answer: APIResponse): Promise<void> {
  expect(answer.status()).toBe(503)
  const { code, retryAfter } = (await answer.json()) as { code: string; retryAfter: number }
  expect(code).toBe('upstream_unavailable')
  expect(retryAfter).toBeGreaterThan(SECONDS - 10)
  expect(retryAfter).toBeLessThanOrEqual(SECONDS)
  expect(answer.headers()['retry-after']).toBe(String(retryAfter))
}

test('a player whose sign-up is limited waits with writes; others sign up and save meanwhile', async () => {
  await limit({ player: players.Maya.email, method: 'POST', path: '/events/subgroups/signup' })
  await expectWait(await signUp(maya))
  await sandbox.clearFaults()
  await expectWait(await save(maya))
  expect(await sent('/profiles/me')).toBe(0)
  expect((await listJoined(maya)).status()).toBe(200)

  for (const change of [signUp, save]) expect((await change(tomas)).status()).toBe(200)
  expect(await sent('/events/subgroups/signup')).toBe(2)
})

test('a player whose reads are limited waits with them; others read meanwhile', async () => {
  await limit({ player: players.Maya.email, path: '/profiles/me/upcoming-events' })
  await limit({ player: players.Maya.email, path: '/eventfeed' })
  await expectWait(await listJoined(maya))
  await sandbox.clearFaults()
  await expectWait(await listJoined(maya))
  expect((await listJoined(tomas)).status()).toBe(200)
  expect((await save(maya)).status()).toBe(200)
})

test('the page tells the player how long to wait, and keeps what was typed', async () => {
  await limit({ player: players.Maya.email, method: 'PUT', path: '/profiles/me' })
  const { page } = maya
  await page.goto(`${site.url}/settings/profile`)
  const name = page.getByRole('textbox', { name: 'First name' })
  await expectFormScripted(page)
  await name.fill('Mai')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /Please wait \d+\sseconds, then try again\./ })).toBeVisible()
  await expect(name).toHaveValue('Mai')
})

test('a limit on one event is no limit on the next, nor on what the site has', async () => {
  expect((await visit('/events/view/1001')).status).toBe(200)
  await limit({ path: '/public/events/1002' })
  expect((await visit('/events/view/1002')).status).toBe(503)
  expect((await visit('/events/view/1004')).status).toBe(200)
  await limit({})
  for (const path of ['/events/view/1001', '/events/view/1004', '/about', '/']) {
    expect((await visit(path)).status, path).toBe(200)
  }
})

test('one sign-in that the provider limits keeps no other from signing in', async ({ browser }) => {
  await limit({ service: 'identity', path: '/token', times: 1 })
  const unlucky = await browser.newPage()
  await unlucky.goto(`${site.url}/login?returnTo=/404`)
  await unlucky.getByRole('button', { name: players.Robin.name }).click()
  await expect(unlucky.getByRole('heading', { level: 1 })).toHaveText('You are not signed in yet')
  const greta = await memberOf(site.url, browser, 'Greta')
  expect((await save(greta)).status()).toBe(200)
  await Promise.all([unlucky, greta.page].map((page) => page.close()))
})

const crowd = ['Robin', 'Greta', 'Owen', 'Chiara'] as const satisfies PlayerName[]

const membersOf = (browser: Browser, names: readonly PlayerName[]) =>
  Promise.all(names.map((name) => memberOf(site.url, browser, name)))

test('after a limit on everybody, the next player gets through at once', async ({ browser }) => {
  const members = [maya, ...(await membersOf(browser, crowd))]
  expect((await visit('/events/view/1006')).status).toBe(200)
  await limit({})
  for (const member of members) await expectWait(await save(member))
  expect((await visit('/events/view/1006')).status).toBe(200)
  await sandbox.clearFaults()
  await expectWait(await save(maya))
  expect((await save(tomas)).status()).toBe(200)
  await Promise.all(members.slice(1).map(({ page }) => page.close()))
})

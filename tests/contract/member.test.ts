import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { cookiesOf, requestTo } from '../lib/support/session'
import { forgetProcessState } from '../support/forget-process-state.ts'
import { createBrowser } from '../sandbox/identity/browser.ts'
import { startProduct, startSandbox, type StartedSandbox } from './started-sandbox'

let sandbox: StartedSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await startProduct(sandbox)
  vi.stubEnv('SITE_URL', sandbox.url)
})

/** The session cookie of a player who signed in through the routes of the product. */
async function signedIn(): Promise<string> {
  const { GET: login } = await import('@/app/api/auth/login/route')
  const { GET: callback } = await import('@/app/api/auth/callback/route')
  const begun = await login(requestTo('/api/auth/login'))
  const browser = createBrowser(sandbox.url)
  const page = await browser.open(begun.headers.get('location') ?? '')
  const { url } = await browser.submit(`${page.url.pathname}/player`, { sub: 'account-501' })
  const cookies = Object.fromEntries(Object.entries(cookiesOf(begun)).map(([name, { value }]) => [name, value]))
  return sessionOf(await callback(requestTo(`/api/auth/callback${url.search}`, { cookies }))) ?? ''
}

const sessionOf = (response: Response) => cookiesOf(response).session?.value

/** A route handler that asks the game server for the player's profile. */
async function askProfile(session: string): Promise<Response> {
  const { withMember } = await import('@/lib/domains/session/with-member')
  const { getProfile } = await import('@/lib/services/game/profile')
  const handler = withMember(async ({ member }) => Response.json(await member.call(getProfile)))
  return handler(requestTo('/api/profile', { cookies: { session } }), { params: Promise.resolve({}) })
}

const control = (method: string, path: string) => fetch(`${sandbox.url}/control${path}`, { method })

const refreshes = async () => (await sandbox.calls()).filter(({ path }) => path.endsWith('/identity/token')).length - 1

test('an access token that was revoked is renewed unnoticed', async () => {
  const session = await signedIn()
  await control('DELETE', '/identity/access-tokens')
  const response = await askProfile(session)
  expect(response.status).toBe(200)
  await expect(response.json()).resolves.toMatchObject({ publicId: 'ply-maya-lindqvist' })
  const renewed = sessionOf(response) ?? ''
  expect((await askProfile(renewed)).status).toBe(200)
  expect(await refreshes()).toBe(1)
})

test('parallel requests of two tabs with a token that has ended cost one refresh, and all go through', async () => {
  await sandbox.post('/identity', { accessTokenSeconds: 1 })
  const session = await signedIn()
  await sandbox.post('/identity', { accessTokenSeconds: 600 })
  const responses = await Promise.all(Array.from({ length: 6 }, () => askProfile(session)))
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(await refreshes()).toBe(1)
  // A tab whose answer got lost still has the old cookie.
  expect((await askProfile(session)).status).toBe(200)
  expect(await refreshes()).toBe(1)
})

test('a session that was ended at the provider is over with the next call, and its cookies go', async () => {
  const session = await signedIn()
  await control('DELETE', '/identity/sessions')
  const response = await askProfile(session)
  expect(response.status).toBe(401)
  expect(cookiesOf(response)).toMatchObject({ session: { value: '' }, signed_in: { value: '' } })
})

test('signing out ends copies of the session too, here and at a provider that would let its tokens live', async () => {
  await sandbox.post('/identity', { outliveSignOut: true })
  const copy = await signedIn()
  const { POST: signOut } = await import('@/app/api/auth/logout/route')
  const response = await signOut(requestTo('/api/auth/logout', { method: 'POST', cookies: { session: copy } }))
  expect(response.headers.get('location')).toContain('/identity/session/end?')
  expect((await askProfile(copy)).status).toBe(401)
  expect(await refreshes()).toBe(0)
  // A process that knows nothing of it: the provider does.
  forgetProcessState()
  expect((await askProfile(copy)).status).toBe(401)
  expect(await refreshes()).toBe(1)
})

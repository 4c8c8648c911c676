import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
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

const loadClient = () => import('@/lib/services/identity/client')
const loadAttempts = () => import('@/lib/domains/session/sign-in-attempt')

type Before = ReturnType<typeof createBrowser> | undefined

/** A browser at the provider after one click on a demo player; where it was sent back to. */
async function signedIn({
  sub = 'account-501',
  createsAccount = false,
  uiLocale = 'en',
  before = undefined as Before,
} = {}) {
  const { newAttempt } = await loadAttempts()
  const attempt = newAttempt('/', undefined, { asksAgain: before !== undefined })
  const browser = before ?? createBrowser(sandbox.url)
  const client = await loadClient()
  const redirectUri = `${sandbox.url}/api/auth/callback`
  const page = await browser.open(
    await client.getAuthorizationUrl({ ...attempt, redirectUri, createsAccount, uiLocale }),
  )
  // The site of this sandbox is the sandbox itself, so the browser goes on to the callback's 404.
  const { url: callback } = await browser.submit(`${page.url.pathname}/player`, { sub })
  return { attempt, browser, client, callback, page }
}

const exchanged = async (sub?: string) => {
  const { attempt, client, callback, browser } = await signedIn({ sub })
  return { ...(await client.exchangeCode(callback, attempt)), client, browser }
}

test('a whole sign-in: page, click, code, tokens, and the profile that they open', async () => {
  const { tokens, claims, client } = await exchanged('account-502')
  expect(claims).toMatchObject({
    sub: 'account-502',
    given_name: 'Tomás',
    family_name: 'Rivera',
    public_id: 'ply-tomas-rivera',
  })
  expect(tokens).toMatchObject({
    accessTokenSeconds: expect.closeTo(600, -1),
    refreshToken: expect.any(String),
    idToken: expect.any(String),
  })
  await expect(client.getUserInfo(tokens.accessToken, 'account-502')).resolves.toMatchObject({
    email: 'tomas@example.test',
  })
  const { getProfile } = await import('@/lib/services/game/profile')
  await expect(getProfile(tokens.accessToken)).resolves.toMatchObject({ publicId: 'ply-tomas-rivera', isMale: true })
})

test.each([
  ['account-501', true],
  ['account-509', false],
])('of %s the provider says whether the address is verified: %j', async (sub, email_verified) => {
  const { tokens, claims, client } = await exchanged(sub)
  expect(claims).toMatchObject({ email_verified })
  await expect(client.getUserInfo(tokens.accessToken, sub)).resolves.toMatchObject({ email_verified })
})

test('joining opens the form of a new account, in the language of the page', async () => {
  const { page } = await signedIn({ createsAccount: true, uiLocale: 'de' })
  expect(page.html).toMatch(/lang="de"/)
  expect(page.html).toMatch(/name="firstName"/)
})

test('a browser that is signed in at the provider is asked again, and the provider states when that was', async () => {
  const { browser } = await signedIn()
  const { page, attempt, callback, client } = await signedIn({ before: browser })
  expect(page.html).toMatch(/name="password"/)
  await expect(client.exchangeCode(callback, attempt)).resolves.toMatchObject({ isAgain: true })
})

test('tokens are refreshed, each refresh token once; a second use ends the whole family', async () => {
  const { tokens, client } = await exchanged()
  const first = tokens.refreshToken ?? ''
  const second = await client.refreshTokens(first)
  expect(second.refreshToken).not.toBe(first)
  const refused = { kind: 'status', status: 400, body: { error: 'invalid_grant' } }
  await expect(client.refreshTokens(first)).rejects.toMatchObject(refused)
  await expect(client.refreshTokens(second.refreshToken ?? '')).rejects.toMatchObject(refused)
})

test('a refresh token that was revoked refreshes nothing', async () => {
  const { tokens, client } = await exchanged()
  const refreshToken = tokens.refreshToken ?? ''
  await client.revokeToken(refreshToken, 'refresh_token')
  await expect(client.refreshTokens(refreshToken)).rejects.toMatchObject({ body: { error: 'invalid_grant' } })
})

test('the address for signing out is taken, and leads back to the front page', async () => {
  const { tokens, client, browser } = await exchanged()
  const { response, html } = await browser.open(
    (await client.getEndSessionUrl(tokens.idToken, `${sandbox.url}/`)) ?? '',
  )
  expect(response.status).toBe(200)
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const end = await browser.submit('/identity/session/end/confirm', { xsrf, logout: 'yes' })
  expect(end.url.pathname).toBe('/')
  await expect(client.refreshTokens(tokens.refreshToken ?? '')).rejects.toMatchObject({
    body: { error: 'invalid_grant' },
  })
})

test.each([
  ['state', { state: 'another' }, { kind: 'schema' }],
  ['nonce', { nonce: 'another' }, { kind: 'schema' }],
  ['verifier', { codeVerifier: 'x'.repeat(43) }, { kind: 'status', body: { error: 'invalid_grant' } }],
])('an answer of the provider with another %s is refused', async (_, changes, error) => {
  const { attempt, client, callback } = await signedIn()
  await expect(client.exchangeCode(callback, { ...attempt, ...changes })).rejects.toMatchObject({
    operation: 'exchangeCode',
    ...error,
  })
})

test('a code is good once', async () => {
  const { attempt, client, callback } = await signedIn()
  await client.exchangeCode(callback, attempt)
  await expect(client.exchangeCode(callback, attempt)).rejects.toMatchObject({ body: { error: 'invalid_grant' } })
})

import { createHmac, generateKeyPairSync } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  exchangeCode,
  getAuthorizationUrl,
  getEndSessionUrl,
  getUserInfo,
  refreshTokens,
} from '@/lib/services/identity/client'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { failureOf } from '../../../contract/settled'
import { askedOf, idToken, ISSUER, stubProvider, tokenAnswer } from '../../support/identity-provider'
import { env } from '@/lib/core/server/env'

const NOW = Date.parse('2026-03-10T18:00:00.000Z')
const CALLBACK = 'http://localhost:3000/api/auth/callback'
const checks = { state: 'the-state', nonce: 'the-nonce', codeVerifier: 'v'.repeat(43) }

beforeEach(() => {
  forgetProcessState()
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'], now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

const request = { ...checks, redirectUri: CALLBACK, createsAccount: false, uiLocale: 'de' }

/** The address that the provider sends a browser back to. */
const callback = (changes: Record<string, string> = {}) =>
  new URL(
    `${CALLBACK}?${String(new URLSearchParams({ code: 'the-code', state: 'the-state', iss: ISSUER, ...changes }))}`,
  )

const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const hs256 = (signed: string) =>
  `${signed}.${createHmac('sha256', env.OIDC_CLIENT_SECRET).update(signed).digest('base64url')}`

const granting =
  (claims: Record<string, unknown> = {}) =>
  () =>
    Response.json(tokenAnswer({ id_token: idToken({ nonce: 'the-nonce', ...claims }) }))

test('signing in asks for a code bound to the browser, and says nothing of the verifier', async () => {
  stubProvider()
  const address = await getAuthorizationUrl(request)
  expect(address.origin + address.pathname).toBe(`${ISSUER}/auth`)
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: 'gruppetto-site',
    response_type: 'code',
    redirect_uri: CALLBACK,
    scope: 'openid profile email offline_access game',
    prompt: 'consent',
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    ui_locales: 'de',
  })
})

test('joining asks for the form of a new account', async () => {
  stubProvider()
  const address = await getAuthorizationUrl({ ...request, createsAccount: true })
  expect(address.searchParams.get('prompt')).toBe('create consent')
})

describe('as the environment says', () => {
  beforeEach(() => {
    vi.resetModules()
  })
  const loadClient = () => import('@/lib/services/identity/client')

  test('signing in asks for the scope, and with the prompt, that the provider wants', async () => {
    vi.stubEnv('OIDC_SCOPE', 'openid game:all')
    vi.stubEnv('OIDC_PROMPT', 'login consent')
    stubProvider()
    const client = await loadClient()
    const { searchParams } = await client.getAuthorizationUrl({ ...request, createsAccount: true })
    expect([searchParams.get('scope'), searchParams.get('prompt')]).toEqual(['openid game:all', 'create login consent'])
  })

  test('a provider that knows no prompt is sent none', async () => {
    vi.stubEnv('OIDC_PROMPT', 'omit')
    stubProvider()
    const client = await loadClient()
    expect((await client.getAuthorizationUrl(request)).searchParams.has('prompt')).toBe(false)
  })

  test('the secret is shown in the header where the provider wants it there', async () => {
    vi.stubEnv('OIDC_CLIENT_AUTHENTICATION', 'client_secret_basic')
    const asked = stubProvider({ token: granting() })
    const client = await loadClient()
    await client.exchangeCode(callback(), checks)
    const [sent] = askedOf(asked, 'token')
    expect(sent?.headers.get('authorization')).toMatch(/^Basic /)
    expect(await sent?.text()).not.toContain('secret')
  })

  test('a provider elsewhere is asked by https alone, whatever its description says', async () => {
    vi.stubEnv('OIDC_ISSUER', 'https://login.example.test')
    const description = {
      issuer: 'https://login.example.test',
      authorization_endpoint: 'https://login.example.test/auth',
      token_endpoint: 'http://login.example.test/token',
    }
    const asked = stubProvider({ 'openid-configuration': () => Response.json(description) })
    const client = await loadClient()
    const address = await client.getAuthorizationUrl(request)
    expect(address.origin).toBe('https://login.example.test')
    expect(await failureOf(client.refreshTokens('refresh-1'))).toMatchObject({ operation: 'refreshTokens' })
    expect(asked.filter(({ url }) => url.startsWith('http://'))).toEqual([])
  })

  test('the secret itself is never sent where it signs a statement instead', async () => {
    vi.stubEnv('OIDC_CLIENT_AUTHENTICATION', 'client_secret_jwt')
    const asked = stubProvider({ token: granting() })
    const client = await loadClient()
    await client.exchangeCode(callback(), checks)
    const form = new URLSearchParams(await askedOf(asked, 'token')[0]?.text())
    expect(form.get('client_assertion')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    expect(form.has('client_secret')).toBe(false)
  })
})

test("the provider's description is read once, however many sign in at the same time", async () => {
  const asked = stubProvider()
  await Promise.all([getAuthorizationUrl(request), getAuthorizationUrl(request)])
  await getAuthorizationUrl(request)
  expect(asked.map(({ url }) => url)).toEqual([`${ISSUER}/.well-known/openid-configuration`])
})

test('what sends no browser to the provider reads its description once an hour', async () => {
  const asked = stubProvider()
  const described = () => asked.filter(({ url }) => url.endsWith('/openid-configuration')).length
  await refreshTokens('refresh-1')
  vi.advanceTimersByTime(3_599_000)
  await refreshTokens('refresh-2')
  expect(described()).toBe(1)
  vi.advanceTimersByTime(2_000)
  await refreshTokens('refresh-3')
  expect(described()).toBe(2)
})

test('a code is exchanged with the verifier and our secret, in the body and in no address', async () => {
  const asked = stubProvider({ token: granting({ email: 'maya@example.test', given_name: 'Maya', family_name: null }) })
  const { tokens, claims } = await exchangeCode(callback(), checks)
  const [sent] = askedOf(asked, 'token')
  expect(sent?.headers.get('user-agent')).toBe(`${env.PRODUCT_NAME} web`)
  expect(sent?.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/)
  expect(Object.fromEntries(new URLSearchParams(await sent?.text()))).toEqual({
    grant_type: 'authorization_code',
    code: 'the-code',
    redirect_uri: CALLBACK,
    code_verifier: checks.codeVerifier,
    client_id: 'gruppetto-site',
    client_secret: 'example-oidc-client-secret',
  })
  expect(tokens).toEqual({
    accessToken: 'access-2',
    accessTokenSeconds: 600,
    refreshToken: 'refresh-2',
    idToken: expect.any(String),
  })
  expect(claims).toEqual({ sub: 'account-501', email: 'maya@example.test', given_name: 'Maya' })
})

test.each([
  ['another state', callback({ state: 'another' })],
  ['no state', new URL(`${CALLBACK}?code=the-code&iss=${encodeURIComponent(ISSUER)}`)],
  ['two states', new URL(`${callback().href}&state=another`)],
  ['another issuer, as in a mix-up', callback({ iss: 'https://evil.example' })],
  ['no issuer, though the provider names itself', new URL(`${CALLBACK}?code=the-code&state=the-state`)],
  ['no code', new URL(`${CALLBACK}?state=the-state&iss=${encodeURIComponent(ISSUER)}`)],
])('a callback with %s is refused before any code is sent', async (_, address) => {
  const asked = stubProvider({ token: granting() })
  expect(await failureOf(exchangeCode(address, checks))).toMatchObject({
    name: 'UpstreamError',
    operation: 'exchangeCode',
    kind: 'schema',
  })
  expect(askedOf(asked, 'token')).toEqual([])
})

test.each([
  ['another nonce', { nonce: 'another' }],
  ['no nonce', { nonce: undefined }],
  ['another audience', { aud: 'another-site' }],
  ['another issuer', { iss: 'https://evil.example' }],
  ['an end in the past', { exp: NOW / 1000 - 60 }],
])('an ID token with %s is refused', async (_, claims) => {
  stubProvider({ token: granting(claims) })
  expect(await failureOf(exchangeCode(callback(), checks))).toMatchObject({ operation: 'exchangeCode', kind: 'schema' })
})

test.each([
  [
    'by another key',
    (token: string) => [...token.split('.').slice(0, 2), idToken({}, stranger).split('.')[2]].join('.'),
  ],
  ['by nobody', (token: string) => `${encode({ alg: 'none' })}.${token.split('.')[1]}.`],
  ['with the site’s secret', (token: string) => hs256(`${encode({ alg: 'HS256' })}.${token.split('.')[1]}`)],
  [
    'for other claims',
    (token: string) => token.replace(/\.[^.]+\./, `.${idToken({ nonce: 'the-nonce' }).split('.')[1]}.`),
  ],
])('an ID token that is signed %s is refused', async (_, change) => {
  const token = change(idToken({ nonce: 'the-nonce', given_name: 'Maya' }))
  stubProvider({ token: () => Response.json(tokenAnswer({ id_token: token })) })
  expect(await failureOf(exchangeCode(callback(), checks))).toMatchObject({ operation: 'exchangeCode', kind: 'schema' })
})

test('while the provider’s keys can’t be read nobody is signed in, and renewals go on', async () => {
  stubProvider({ token: granting(), jwks: () => Promise.reject(new TypeError('fetch failed')) })
  expect(await failureOf(exchangeCode(callback(), checks))).toMatchObject({
    operation: 'exchangeCode',
    kind: 'network',
  })
  await expect(refreshTokens('refresh-1')).resolves.toMatchObject({ accessToken: 'access-2' })
})

test('keys are read once, not for each sign-in', async () => {
  const asked = stubProvider({ token: granting() })
  for (let count = 0; count < 3; count += 1) await exchangeCode(callback(), checks)
  expect(askedOf(asked, 'jwks')).toHaveLength(1)
})

test.each([20, -20])('clocks may differ by %d seconds', async (skew) => {
  stubProvider({ token: granting({ iat: NOW / 1000 + skew, exp: NOW / 1000 + skew }) })
  await expect(exchangeCode(callback(), checks)).resolves.toMatchObject({ claims: { sub: 'account-501' } })
})

test('an answer without an ID token says not who signed in', async () => {
  stubProvider()
  expect(await failureOf(exchangeCode(callback(), checks))).toMatchObject({ operation: 'exchangeCode', kind: 'schema' })
})

test('a refresh sends the token, and keeps what the answer leaves out', async () => {
  const asked = stubProvider({ token: () => Response.json({ access_token: 'access-2', token_type: 'Bearer' }) })
  await expect(refreshTokens('refresh-1')).resolves.toEqual({
    accessToken: 'access-2',
    accessTokenSeconds: 300,
    refreshToken: undefined,
    idToken: undefined,
  })
  const [sent] = askedOf(asked, 'token')
  expect(Object.fromEntries(new URLSearchParams(await sent?.text()))).toMatchObject({
    grant_type: 'refresh_token',
    refresh_token: 'refresh-1',
  })
})

test('userinfo is asked with the access token, and must be of the same subject', async () => {
  const asked = stubProvider()
  await expect(getUserInfo('access-1', 'account-501')).resolves.toMatchObject({ public_id: 'ply-maya-lindqvist' })
  expect(askedOf(asked, 'me')[0]?.headers.get('authorization')).toBe('Bearer access-1')
  expect(await failureOf(getUserInfo('access-1', 'account-502'))).toMatchObject({
    operation: 'getUserInfo',
    kind: 'schema',
  })
})

test('signing out names the ID token where there is one', async () => {
  stubProvider()
  const back = { client_id: 'gruppetto-site', post_logout_redirect_uri: 'http://localhost:3000/' }
  const withToken = await getEndSessionUrl('id-1', back.post_logout_redirect_uri)
  expect(Object.fromEntries(withToken?.searchParams ?? [])).toEqual({ ...back, id_token_hint: 'id-1' })
  const without = await getEndSessionUrl(undefined, back.post_logout_redirect_uri)
  expect(Object.fromEntries(without?.searchParams ?? [])).toEqual(back)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UpstreamError } from '@/lib/core/errors'
import { exchangeCode, getAuthorizationUrl, refreshTokens } from '@/lib/services/identity/client'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { failureOf, settled } from '../../../contract/settled'
import { askedOf, idToken, ISSUER, refusal, stubProvider, tokenAnswer } from '../../support/identity-provider'

const NOW = Date.parse('2026-03-10T18:00:00.000Z')

beforeEach(() => {
  forgetProcessState()
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'], now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

const request = {
  state: 'the-state',
  nonce: 'the-nonce',
  codeVerifier: 'v'.repeat(43),
  redirectUri: 'http://localhost:3000/api/auth/callback',
  createsAccount: false,
  uiLocale: 'de',
}

const bad: [string, () => Response | Promise<Response>, object][] = [
  ['a refusal', () => refusal('invalid_grant'), { kind: 'status', status: 400, body: { error: 'invalid_grant' } }],
  [
    'a refusal of the site',
    () => refusal('invalid_client', 401),
    { kind: 'status', status: 401, body: { error: 'invalid_client' } },
  ],
  ['a 4xx without a reason', () => new Response('no', { status: 403 }), { kind: 'status', status: 403 }],
  ['a 5xx', () => new Response('', { status: 500 }), { kind: 'status', status: 500 }],
  [
    'a redirect',
    () => new Response(null, { status: 302, headers: { location: 'https://evil.example' } }),
    { kind: 'status', status: 302 },
  ],
  ['a 2xx that means something else', () => Response.json({}, { status: 202 }), { kind: 'status', status: 202 }],
  ['no JSON', () => new Response('<p>', { headers: { 'content-type': 'text/html' } }), { kind: 'not_json' }],
  ['broken JSON', () => new Response('{', { headers: { 'content-type': 'application/json' } }), { kind: 'not_json' }],
  ['another shape', () => Response.json({ token: 'x' }), { kind: 'schema' }],
  ['no answer', () => Promise.reject(new TypeError('fetch failed')), { kind: 'network' }],
  ['an answer of 6 MiB', () => new Response('x'.repeat(6 * 1024 * 1024)), { kind: 'too_large' }],
]

test.each(bad)('the token endpoint gives %s: a typed error, and no second attempt', async (_, token, error) => {
  const asked = stubProvider({ token })
  expect(await failureOf(refreshTokens('refresh-1'))).toMatchObject({
    name: 'UpstreamError',
    service: 'identity',
    operation: 'refreshTokens',
    ...error,
  })
  expect(askedOf(asked, 'token')).toHaveLength(1)
})

test.each([
  ['a 5xx', () => new Response('', { status: 503 }), { kind: 'status', status: 503 }, 2],
  ['no answer', () => Promise.reject(new TypeError('fetch failed')), { kind: 'network' }, 2],
  ['another issuer', () => Response.json({ issuer: 'https://evil.example' }), { kind: 'schema' }, 1],
  ['no JSON', () => new Response('<p>', { headers: { 'content-type': 'text/html' } }), { kind: 'not_json' }, 1],
])(
  'the description is %s: a typed error, tried once more where that may help, and again with the next call',
  async (_, answer, error, attempts) => {
    const asked = stubProvider({ 'openid-configuration': answer })
    expect(await failureOf(getAuthorizationUrl(request))).toMatchObject({ operation: 'getAuthorizationUrl', ...error })
    expect(asked).toHaveLength(attempts)
    stubProvider()
    await expect(settled(getAuthorizationUrl(request))).resolves.toBeInstanceOf(URL)
  },
)

test('no token or code is told by an error', async () => {
  stubProvider({
    token: () => Response.json({ error: 'invalid_grant', error_description: 'the-secret-token' }, { status: 400 }),
  })
  const error = await failureOf(refreshTokens('the-secret-token'))
  expect(String(error)).not.toContain('the-secret-token')
  expect(JSON.stringify(error)).not.toContain('the-secret-token')
})

test('a browser is sent to the provider only after that has just been seen alive', async () => {
  stubProvider()
  await getAuthorizationUrl(request)
  vi.advanceTimersByTime(6_000)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('connection refused')))
  const failure = await failureOf(getAuthorizationUrl(request))
  expect(failure).toMatchObject({ kind: 'network', code: 'upstream_unavailable' })
})

const limited = () => new Response('', { status: 429, headers: { 'retry-after': '30' } })

test('a provider that limits the question is alive: browsers are sent there by what it said before', async () => {
  stubProvider()
  await getAuthorizationUrl(request)
  vi.advanceTimersByTime(6_000)
  const asked = stubProvider({ 'openid-configuration': limited })
  await expect(settled(getAuthorizationUrl(request))).resolves.toBeInstanceOf(URL)
  expect(asked).not.toEqual([])
})

test('a provider that limits the first question of all leaves nowhere to send a browser to', async () => {
  stubProvider({ 'openid-configuration': limited })
  expect(await failureOf(getAuthorizationUrl(request))).toMatchObject({
    operation: 'getAuthorizationUrl',
    kind: 'busy',
    retryAfterSeconds: 30,
  })
})

/** An error and what caused it, outermost first. */
const chainOf = (error: unknown): unknown[] => (error instanceof Error ? [error, ...chainOf(error.cause)] : [])

test('an outage is told with the endpoint that did not answer', async () => {
  stubProvider({ token: () => Promise.reject(new TypeError('fetch failed')) })
  const chain = chainOf(await failureOf(refreshTokens('refresh-1')))
  expect(chain.filter((each) => each instanceof UpstreamError)).toMatchObject([
    { service: 'identity', operation: 'refreshTokens' },
    { service: 'identity', operation: 'token', kind: 'network' },
  ])
})

test.each([
  ['a refusal', () => refusal('invalid_grant')],
  ['another shape', () => Response.json({ token: 'x' })],
])('what the official client said about %s stays in the log', async (_, token) => {
  stubProvider({ token })
  const [, said] = chainOf(await failureOf(refreshTokens('refresh-1')))
  expect(said).toMatchObject({ code: expect.stringMatching(/^OAUTH_/) })
})

test('one sign-in that is limited keeps no other from signing in', async () => {
  const { state, nonce, codeVerifier } = request
  const callback = (code: string) => new URL(`${request.redirectUri}?code=${code}&state=${state}&iss=${ISSUER}`)
  const exchange = (code: string) => exchangeCode(callback(code), { state, nonce, codeVerifier })
  stubProvider({ token: limited })
  expect(await failureOf(exchange('of-maya'))).toMatchObject({ kind: 'busy', status: 429, retryAfterSeconds: 30 })
  const asked = stubProvider({ token: () => Response.json(tokenAnswer({ id_token: idToken({ nonce }) })) })
  await expect(settled(exchange('of-tomas'))).resolves.toMatchObject({ claims: { sub: 'account-501' } })
  expect(askedOf(asked, 'token')).toHaveLength(1)
})

import { errors, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { Configuration } from 'openid-client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { UpstreamError } from '@/lib/core/errors'
import { isRefusal, withKeys } from '@/lib/services/identity/signature'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { failureOf } from '../../../contract/settled'
import { askedOf, describing, idToken, ISSUER, stubProvider, tokenAnswer } from '../../support/identity-provider'
import { LOGOUT_EVENT } from '../../support/logout-token'

const NOW = Date.parse('2026-03-10T18:00:00.000Z')
const CALLBACK = 'http://localhost:3000/api/auth/callback'
const checks = { state: 'the-state', nonce: 'the-nonce', codeVerifier: 'v'.repeat(43) }

beforeEach(() => {
  forgetProcessState()
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'], now: NOW })
})
afterEach(() => void vi.useRealTimers())

const loadClient = () => import('@/lib/services/identity/client')

/** Signs a player in who comes back from an issuer. */
async function signIn(issuer = ISSUER) {
  const { exchangeCode } = await loadClient()
  return exchangeCode(new URL(`${CALLBACK}?code=c&state=the-state&iss=${encodeURIComponent(issuer)}`), checks)
}

const granting = (iss: string) => () => Response.json(tokenAnswer({ id_token: idToken({ iss, nonce: 'the-nonce' }) }))

test.each(['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'])(
  'what the provider signs with %s is its own',
  async (alg) => {
    const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true })
    stubProvider({ jwks: async () => Response.json({ keys: [{ ...(await exportJWK(publicKey)), alg, kid: 'own' }] }) })
    const { readLogoutToken } = await import('@/lib/services/identity/logout-token')
    const token = new SignJWT({ jti: alg, sid: 'sid-1', events: { [LOGOUT_EVENT]: {} } })
      .setProtectedHeader({ alg, kid: 'own' })
      .setIssuer(ISSUER)
      .setAudience('gruppetto-site')
      .setIssuedAt()
    await expect(readLogoutToken(await token.sign(privateKey))).resolves.toMatchObject({ jti: alg })
  },
)

describe('a provider elsewhere', () => {
  const issuer = 'https://login.example.test/identity'
  const endpoints = { issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` }

  test('is asked for its keys by https', async () => {
    vi.stubEnv('OIDC_ISSUER', issuer)
    const description = describing({ ...endpoints, jwks_uri: `${issuer}/jwks` })
    const asked = stubProvider({ ...description, token: granting(issuer) })
    await expect(signIn(issuer)).resolves.toMatchObject({ claims: { sub: 'account-501' } })
    expect(askedOf(asked, 'jwks')).toHaveLength(1)
  })

  test('is never asked for them otherwise, whatever its description says', async () => {
    vi.stubEnv('OIDC_ISSUER', issuer)
    const description = describing({ ...endpoints, jwks_uri: 'http://login.example.test/identity/jwks' })
    const asked = stubProvider({ ...description, token: granting(issuer) })
    expect(await failureOf(signIn(issuer))).toMatchObject({ operation: 'exchangeCode', kind: 'schema' })
    expect(askedOf(asked, 'jwks')).toEqual([])
  })
})

test('a provider that names no address of its keys signs nobody in, and nothing else is taken for it', async () => {
  const asked = stubProvider({ ...describing({ jwks_uri: undefined }), token: granting(ISSUER) }, () =>
    Response.json({ keys: [] }),
  )
  expect(await failureOf(signIn())).toMatchObject({ operation: 'exchangeCode', kind: 'schema' })
  expect(asked.map(({ url }) => url.slice(ISSUER.length))).toEqual(['/.well-known/openid-configuration', '/token'])
})

test('of several keys that may be meant the next is tried after a wrong signature, and after no other failure', async () => {
  const { publicKey } = await generateKeyPair('ES256')
  const several = new errors.JWKSMultipleMatchingKeys()
  several[Symbol.asyncIterator] = async function* () {
    yield publicKey
    yield publicKey
  }
  const provider = new Configuration({ issuer: ISSUER, jwks_uri: `${ISSUER}/jwks` }, 'gruppetto-site')
  const triedWith = async (failure: Error) => {
    const verify = vi.fn().mockRejectedValueOnce(several).mockRejectedValueOnce(failure).mockResolvedValue('verified')
    return withKeys(provider, verify)
  }
  await expect(triedWith(new errors.JWSSignatureVerificationFailed())).resolves.toBe('verified')
  await expect(triedWith(new TypeError('ours'))).rejects.toThrow('ours')
})

test.each([
  ['another by the same name', { kid: 'own' }],
  ['another, neither of which has a name', {}],
])('a key that the provider exchanges for %s is read again, once in half a minute', async (_, name) => {
  const pairs = [await generateKeyPair('RS256'), await generateKeyPair('RS256')] as const
  let [current] = pairs
  const jwks = async () => Response.json({ keys: [{ ...(await exportJWK(current.publicKey)), alg: 'RS256', ...name }] })
  const asked = stubProvider({ jwks })
  const { readLogoutToken } = await import('@/lib/services/identity/logout-token')
  const readSignedWith = async ({ privateKey }: (typeof pairs)[number]) => {
    const token = new SignJWT({ jti: 'a-token', sid: 'sid-1', events: { [LOGOUT_EVENT]: {} } })
      .setProtectedHeader({ alg: 'RS256', ...name })
      .setIssuer(ISSUER)
      .setAudience('gruppetto-site')
      .setIssuedAt()
    return readLogoutToken(await token.sign(privateKey))
  }
  const [former, next] = pairs
  await expect(readSignedWith(former)).resolves.toMatchObject({ jti: 'a-token' })
  current = next
  await expect(readSignedWith(next)).resolves.toBeUndefined()
  expect(askedOf(asked, 'jwks')).toHaveLength(1)
  vi.advanceTimersByTime(30_001)
  await expect(readSignedWith(next)).resolves.toMatchObject({ jti: 'a-token' })
  await expect(readSignedWith(former)).resolves.toBeUndefined()
  expect(askedOf(asked, 'jwks')).toHaveLength(2)
})

test('while the keys can’t be read, forged tokens are refused by those that are known, and cost one request in half a minute', async () => {
  const [own, forged] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')]
  let areThere = true
  const asked = stubProvider({
    jwks: async () => {
      if (!areThere) throw new TypeError('fetch failed')
      return Response.json({ keys: [{ ...(await exportJWK(own.publicKey)), alg: 'RS256', kid: 'own' }] })
    },
  })
  const { readLogoutToken } = await import('@/lib/services/identity/logout-token')
  const readSignedWith = async ({ privateKey }: typeof own) => {
    const token = new SignJWT({ jti: 'a-token', sid: 'sid-1', events: { [LOGOUT_EVENT]: {} } })
      .setProtectedHeader({ alg: 'RS256', kid: 'own' })
      .setIssuer(ISSUER)
      .setAudience('gruppetto-site')
      .setIssuedAt()
    return readLogoutToken(await token.sign(privateKey))
  }
  await readSignedWith(own)
  areThere = false
  vi.advanceTimersByTime(30_001)
  for (let turn = 0; turn < 3; turn += 1) await expect(readSignedWith(forged)).resolves.toBeUndefined()
  expect(askedOf(asked, 'jwks')).toHaveLength(2)
})

test('the keys are asked for as JSON', async () => {
  const asked = stubProvider({ token: granting(ISSUER) })
  await signIn()
  expect(askedOf(asked, 'jwks').map(({ headers }) => headers.get('accept'))).toEqual([
    expect.stringContaining('application/json'),
  ])
})

/** An error and what caused it, outermost first. */
const chainOf = (error: unknown): unknown[] => (error instanceof Error ? [error, ...chainOf(error.cause)] : [error])

test('an outage of the keys is told with their endpoint', async () => {
  stubProvider({ token: granting(ISSUER), jwks: () => Promise.reject(new TypeError('fetch failed')) })
  const chain = chainOf(await failureOf(signIn()))
  expect(chain).toContainEqual(
    expect.objectContaining({ name: 'UpstreamError', service: 'identity', operation: 'jwks', kind: 'network' }),
  )
})

test.each([
  ['a key that nobody has', new errors.JWKSNoMatchingKey(), true],
  ['a signature of another', new errors.JWSSignatureVerificationFailed(), true],
  ['a text that is no token', new errors.JWSInvalid(), true],
  ['claims that are wrong', new errors.JWTClaimValidationFailed('', {}), true],
  ['keys that can’t be read', new errors.JOSEError(), false],
  ['keys that don’t come', new errors.JWKSTimeout(), false],
  ['a set of keys that is none', new errors.JWKSInvalid(), false],
  ['a key that is none', new errors.JWKInvalid(), false],
  ['an outage', new UpstreamError({ service: 'identity', operation: 'jwks', kind: 'network' }), false],
  ['nothing', undefined, false],
])('a token is at fault, and not the provider, or not: %s', (_, error, isOne) => {
  expect(isRefusal(error)).toBe(isOne)
})

test.each([
  ['', undefined],
  ['s', 's'],
  ['s'.repeat(255), 's'.repeat(255)],
  ['s'.repeat(256), undefined],
])('a session of the provider that is called %j is known as %j', async (sid, known) => {
  const { claimsFrom } = await import('@/lib/services/identity/schema')
  expect(claimsFrom({ sub: 'account-501', sid }).sid).toBe(known)
})

import { generateKeyPairSync } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { rateLimits } from '@/lib/core/limits'
import type { SealedSession } from '@/lib/domains/session/sealed-session'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { idToken, ISSUER, stubProvider, tokenAnswer } from '../../../lib/support/identity-provider'
import { LOGOUT_EVENT as EVENT, logoutToken, type Making, TOLD_AT as NOW } from '../../../lib/support/logout-token'
import { inKeySet, keySet, providerKey } from '../../../lib/support/provider-key'
import { aSession, requestTo } from '../../../lib/support/session'

const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })
const newer = generateKeyPairSync('rsa', { modulusLength: 2048 })
const privateJwk = providerKey.privateKey.export({ format: 'jwk' })

let isOn = 'true'
const answeringKeys = (answer: () => Response) => stubProvider({ jwks: answer })

beforeEach(() => {
  isOn = 'true'
  forgetProcessState()
  vi.resetModules()
  answeringKeys(() => Response.json(keySet))
})

const load = () => {
  vi.stubEnv('OIDC_BACKCHANNEL_LOGOUT', isOn)
  return import('@/app/api/auth/backchannel-logout/route')
}

async function tell(form: Record<string, string>): Promise<Response> {
  const { POST } = await load()
  return POST(requestTo('/api/auth/backchannel-logout', { form, headers: { 'sec-fetch-site': '' } }))
}

const tellOf = async (making?: Making) => tell({ logout_token: await logoutToken(making) })

const session = (changes: Partial<SealedSession> = {}) =>
  aSession({ signedInAt: NOW - 60_000, usedAt: NOW - 1000, providerSession: 'sid-1', ...changes })

async function isSignedIn(its: SealedSession): Promise<boolean> {
  await load()
  const { hasEnded } = await import('@/lib/domains/session/find-session')
  return !(await hasEnded(its, NOW))
}

test('the sessions end that began in the named session of the provider, and no others', async () => {
  expect(await isSignedIn(session())).toBe(true)
  const response = await tellOf({ claims: { sub: 'account-501' } })
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await isSignedIn(session())).toBe(false)
  expect(await isSignedIn(session({ id: 'on-the-phone', providerSession: 'sid-2' }))).toBe(true)
  expect(await isSignedIn(session({ id: 'from before', providerSession: undefined }))).toBe(true)
})

test('without one, all sessions of the player end that began until then', async () => {
  expect((await tellOf({ claims: { sid: undefined, sub: 'account-501' } })).status).toBe(200)
  expect(await isSignedIn(session())).toBe(false)
  expect(await isSignedIn(session({ providerSession: undefined }))).toBe(false)
  expect(await isSignedIn(session({ subject: 'account-502' }))).toBe(true)
  // Of the site's clock, which tests don't stop here.
  const later = session({ signedInAt: Date.now() + 60_000, usedAt: NOW })
  expect(await isSignedIn(later)).toBe(true)
})

test('a sign-in keeps the session of the provider that it began in', async () => {
  await load()
  const token = () => Response.json(tokenAnswer({ id_token: idToken({ nonce: 'n', sid: 'sid-7' }) }))
  stubProvider({ token })
  const { finishSignIn } = await import('@/lib/domains/session/server')
  const attempt = { state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43), returnTo: '/' }
  const begun = await finishSignIn(attempt, `?code=c&state=s&iss=${encodeURIComponent(ISSUER)}`, NOW)
  expect(begun.providerSession).toBe('sid-7')
})

const seconds = Math.floor(NOW / 1000)
const secret = new TextEncoder().encode('example-oidc-client-secret')

describe.each<[string, Making]>([
  ['another key', { key: stranger.privateKey }],
  ['the site’s own secret', { key: secret, header: { alg: 'HS256' } }],
  ['a key that the provider doesn’t have', { key: stranger.privateKey, header: { kid: 'unknown' } }],
  ['another type', { header: { typ: 'at+jwt' } }],
  ['another issuer', { claims: { iss: `${ISSUER}/` } }],
  ['another site as its audience', { claims: { aud: 'another-site' } }],
  ['no audience', { claims: { aud: undefined } }],
  ['no time', { claims: { iat: undefined } }],
  ['a time of an hour ago', { claims: { iat: seconds - 3600, exp: seconds + 60 } }],
  ['a time to come', { claims: { iat: seconds + 3600, exp: seconds + 3700 } }],
  ['an end in the past', { claims: { exp: seconds - 120 } }],
  ['no name of its own', { claims: { jti: undefined } }],
  ['no event', { claims: { events: undefined } }],
  ['another event', { claims: { events: { 'https://site.example/event': {} } } }],
  ['an event that is no object', { claims: { events: { [EVENT]: 'yes' } } }],
  ['a nonce, as an ID token has', { claims: { nonce: 'n' } }],
  ['neither session nor player', { claims: { sid: undefined } }],
  ['a session that is no text', { claims: { sid: 7 } }],
])('a token with %s', (_, making) => {
  test('ends nothing', async () => {
    expect((await tellOf(making)).status).toBe(400)
    expect(await isSignedIn(session())).toBe(true)
  })
})

test.each(['', 'x', 'a.b.c', `${btoa('{"alg":"none"}')}.${btoa('{}')}.`])('the text %j ends nothing', async (text) => {
  expect((await tell({ logout_token: text })).status).toBe(400)
})

test('a token is taken once', async () => {
  const token = await logoutToken()
  expect((await tell({ logout_token: token })).status).toBe(200)
  expect((await tell({ logout_token: token })).status).toBe(400)
})

test('an untyped token is taken, since some providers type none', async () => {
  expect((await tellOf({ header: { typ: undefined } })).status).toBe(200)
})

test.each([
  ['don’t come', () => new Response('', { status: 503 })],
  ['are no JSON', () => new Response('<title>Maintenance</title>')],
  ['are no set of keys', () => Response.json({ error: 'maintenance' })],
  ['are private ones', () => Response.json({ keys: [{ ...privateJwk, kid: 'of-the-provider', alg: 'RS256' }] })],
])('while the provider’s keys %s nothing ends, and the provider may tell again', async (_, answer) => {
  const token = await logoutToken()
  answeringKeys(answer)
  expect((await tell({ logout_token: token })).status).toBeGreaterThanOrEqual(500)
  expect(await isSignedIn(session())).toBe(true)
  forgetProcessState()
  answeringKeys(() => Response.json(keySet))
  expect((await tell({ logout_token: token })).status).toBe(200)
})

test('of several keys that may be meant each is tried, and no other', async () => {
  const nameless = { header: { kid: undefined } }
  answeringKeys(() => Response.json({ keys: [inKeySet(newer, 'newer'), ...keySet.keys] }))
  expect((await tellOf({ ...nameless, key: stranger.privateKey })).status).toBe(400)
  expect((await tellOf({ ...nameless, claims: { aud: 'another-site' } })).status).toBe(400)
  expect(await isSignedIn(session())).toBe(true)
  expect((await tellOf(nameless)).status).toBe(200)
  expect(await isSignedIn(session())).toBe(false)
})

test('a session that the provider names has ended at an instance whose clock is ahead of the other’s, too', async () => {
  expect((await tellOf()).status).toBe(200)
  expect(await isSignedIn(session({ signedInAt: NOW + 3_600_000 }))).toBe(false)
})

test('who sends what the provider has not signed is refused after a while, and right tokens don’t count', async () => {
  for (let at = 0; at < rateLimits.providerLogout.tries - 1; at += 1) await tell({ logout_token: 'x' })
  expect((await tellOf()).status).toBe(200)
  expect((await tell({ logout_token: 'x' })).status).toBe(400)
  expect((await tellOf()).status).toBe(429)
})

test('a site that has not switched it on takes no token, nor any that it took before', async () => {
  expect((await tellOf()).status).toBe(200)
  isOn = 'false'
  vi.resetModules()
  expect((await tellOf()).status).toBe(404)
  expect(await isSignedIn(session())).toBe(true)
})

test('each instance knows what one was told', async () => {
  const { EndedPlayers } = await import('@/lib/domains/session/ended-players')
  const values = new Map<string, string>()
  const store = {
    get: async (key: string) => values.get(key) ?? null,
    set: async (key: string, value: string) => values.set(key, value),
  }
  const nowhere = { read: () => undefined, write: () => true }
  const [one, other] = [new EndedPlayers(store, nowhere, 2), new EndedPlayers(store, nowhere, 2)]
  await one.end('sid-1', NOW)
  expect(await other.endedAt(['sid-1'])).toBe(NOW)
  for (const key of ['sid-2', 'sid-3']) other.learn(key, NOW)
  values.clear()
  expect([await one.endedAt(['sid-1']), await other.endedAt(['sid-1'])]).toEqual([NOW, undefined])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sealSession, unsealSession } from '@/lib/domains/session/sealed-session'
import { findMember, finishSignIn, memberOfSession, signInUrl } from '@/lib/domains/session/server'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { failureOf, settled } from '../../../contract/settled'
import {
  askedOf,
  gameProfile,
  idToken,
  ISSUER,
  refusal,
  stubProvider,
  tokenAnswer,
} from '../../support/identity-provider'
import { aSession, aSpentSession, maya, NOW } from '../../support/session'

const attempt = { state: 'the-state', nonce: 'the-nonce', codeVerifier: 'v'.repeat(43), returnTo: '/' }
const CALLBACK = `?code=the-code&state=the-state&iss=${encodeURIComponent(ISSUER)}`

beforeEach(() => {
  forgetProcessState()
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

const granting =
  (claims: Record<string, unknown> = {}) =>
  () =>
    Response.json(tokenAnswer({ id_token: idToken({ nonce: 'the-nonce', ...claims }) }))

const down = () => new Response('', { status: 503 })

const signedIn = async (session = aSpentSession()) => {
  const found = await findMember(new Headers({ cookie: `session=${await sealSession(session)}` }), () => NOW)
  if (found === undefined) throw new Error('no session in the cookie')
  return found
}

test('a sign-in ends with a session of what the game server knows of the player [SY-008]', async () => {
  stubProvider({ token: granting() })
  const session = await finishSignIn(attempt, CALLBACK, NOW)
  expect(session).toEqual({
    id: expect.stringMatching(/^[\w-]{22}$/),
    subject: 'account-501',
    player: maya,
    tokens: { access: 'access-2', accessEndsAt: NOW + 600_000, refresh: 'refresh-2', id: expect.any(String) },
    signedInAt: NOW,
    usedAt: NOW,
  })
})

const MAYA = 'maya@example.test'

test.each([
  ['its ID token', { email: MAYA, email_verified: true }, {}, 'proven', 0],
  ['its ID token', { email: MAYA, email_verified: false }, { email: MAYA, email_verified: true }, 'unproven', 0],
  ['its answer, where the ID token says nothing', {}, { email: MAYA, email_verified: true }, 'proven', 1],
  ['its answer, where that says nothing either', {}, {}, 'unknown', 1],
])(
  'whether an address is the player’s own is kept as the provider says by %s',
  async (_, claims, answer, proof, asks) => {
    const asked = stubProvider({ token: granting(claims), me: () => Response.json({ sub: 'account-501', ...answer }) })
    const session = await settled(finishSignIn(attempt, CALLBACK, NOW))
    const { member } = memberOfSession(session)
    expect(member.proofOf(MAYA)).toBe(proof)
    expect(askedOf(asked, 'me')).toHaveLength(asks)
    // Through the cookie, too, and from a session of before there is none.
    const again = await unsealSession(await sealSession(session), NOW)
    expect(again?.email).toEqual(session.email)
    expect(memberOfSession({ ...session, email: undefined }).member.proofOf(MAYA)).toBe('unknown')
  },
)

test('who has a profile is signed in, though the provider can’t be asked for an address', async () => {
  stubProvider({ token: granting(), me: down })
  const session = await settled(finishSignIn(attempt, CALLBACK, NOW))
  expect(session.player).toEqual(maya)
  expect(memberOfSession(session).member.proofOf(MAYA)).toBe('unknown')
})

test('without the game server players are signed in by what the provider says', async () => {
  const claims = { email: MAYA, given_name: 'Maya', family_name: 'Lindqvist', public_id: 'ply-maya-lindqvist' }
  const asked = stubProvider({ token: granting(claims), profile: down })
  const { player } = await settled(finishSignIn(attempt, CALLBACK, NOW))
  expect(player).toEqual({ ...maya, isMale: null })
  expect(askedOf(asked, 'me')).toEqual([])
})

test('claims that an ID token lacks are asked for', async () => {
  const asked = stubProvider({ token: granting(), profile: down })
  const { player } = await settled(finishSignIn(attempt, CALLBACK, NOW))
  expect(player).toEqual({ ...maya, isMale: null })
  expect(askedOf(asked, 'me').map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer access-2'])
})

test('claims of somebody else are nobody’s', async () => {
  stubProvider({
    token: granting(),
    profile: down,
    me: () => Response.json({ sub: 'account-502', given_name: 'Tomás' }),
  })
  expect(await failureOf(finishSignIn(attempt, CALLBACK, NOW))).toMatchObject({
    operation: 'getUserInfo',
    kind: 'schema',
  })
})

test('an attempt leads to the provider with what binds the answer to it', async () => {
  stubProvider()
  const address = await signInUrl(attempt, 'de')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    state: 'the-state',
    nonce: 'the-nonce',
    ui_locales: 'de',
  })
  expect(address.href).not.toContain(attempt.codeVerifier)
})

test('a renewal takes over the next tokens and what the profile says by now', async () => {
  const asked = stubProvider({ profile: () => Response.json({ ...gameProfile, firstName: 'Maja' }) })
  const { member, session } = await signedIn()
  await expect(member.call(async (token) => token)).resolves.toBe('access-2')
  expect(session().tokens).toEqual({
    access: 'access-2',
    accessEndsAt: NOW + 600_000,
    refresh: 'refresh-2',
    id: 'id-1',
  })
  expect(member.facts.firstName).toBe('Maja')
  const [request] = askedOf(asked, 'token')
  expect(new URLSearchParams(await request?.text()).get('refresh_token')).toBe('refresh-1')
})

test('a profile that can’t be had does not spoil a renewal', async () => {
  stubProvider({ profile: down })
  const { member } = await signedIn()
  await expect(settled(member.call(async (token) => token))).resolves.toBe('access-2')
  expect(member.facts).toEqual(maya)
})

test('calls of two tabs at the same time cost one exchange, and both go through', async () => {
  const asked = stubProvider()
  const tabs = [await signedIn(), await signedIn()]
  const calls = tabs.flatMap(({ member }) => [member.call(async (token) => token), member.call(async (token) => token)])
  await expect(Promise.all(calls)).resolves.toEqual(Array.from({ length: 4 }, () => 'access-2'))
  expect(askedOf(asked, 'token')).toHaveLength(1)
})

test('a request with the old cookie gets the renewed session at once', async () => {
  const asked = stubProvider()
  await (await signedIn()).member.call(async () => undefined)
  const later = await signedIn()
  expect(later.session().tokens.refresh).toBe('refresh-2')
  expect(later.inCookie.tokens.refresh).toBe('refresh-1')
  expect(askedOf(asked, 'token')).toHaveLength(1)
})

test.each([
  [
    'a token that is spent, revoked or too old',
    () => refusal('invalid_grant'),
    { code: 'not_signed_in', cause: { status: 400 } },
  ],
  ['the site itself', () => refusal('invalid_client', 401), { code: 'upstream_failed', status: 401 }],
  ['a provider in trouble', down, { code: 'upstream_failed', status: 503 }],
  ['too many calls', () => refusal('slow_down', 429), { code: 'upstream_unavailable', status: 429 }],
  ['no answer', () => Promise.reject(new TypeError('fetch failed')), { code: 'upstream_unavailable' }],
])('at a renewal, %s: the session ends only where the token is refused', async (_, token, error) => {
  stubProvider({ token })
  const { member } = await signedIn()
  expect(await failureOf(member.call(async (access) => access))).toMatchObject(error)
})

test('a token that is called an invalid request is refused, once the provider has taken others', async () => {
  let isKnown = false
  stubProvider({ token: () => (isKnown ? Response.json(tokenAnswer()) : refusal('invalid_request')) })
  const renewal = async (refresh: string) => {
    const tokens = { access: 'access-1', accessEndsAt: NOW - 1, refresh }
    return (await signedIn(aSession({ tokens }))).member.call(async (access) => access)
  }
  expect(await failureOf(renewal('refresh-0'))).toMatchObject({ code: 'upstream_failed', status: 400 })
  isKnown = true
  await renewal('refresh-1')
  isKnown = false
  expect(await failureOf(renewal('refresh-3'))).toMatchObject({ code: 'not_signed_in', cause: { status: 400 } })
})

test('five in a row at most, and within an hour of the last that was taken: then the provider refuses the site', async () => {
  let isKnown = true
  stubProvider({ token: () => (isKnown ? Response.json(tokenAnswer()) : refusal('invalid_request')) })
  const renewal = async (refresh: string) => {
    const tokens = { access: 'access-1', accessEndsAt: NOW - 1, refresh }
    return failureOf((await signedIn(aSession({ tokens }))).member.call(async (access) => access))
  }
  await renewal('taken-1').catch(() => undefined)
  isKnown = false
  const codes = []
  for (let turn = 0; turn < 6; turn += 1) codes.push(await renewal(`unknown-${turn}`))
  for (const code of codes.slice(0, 5)) expect(code).toMatchObject({ code: 'not_signed_in' })
  expect(codes[5]).toMatchObject({ code: 'upstream_failed' })
  isKnown = true
  await renewal('taken-2').catch(() => undefined)
  isKnown = false
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60 * 60 * 1000)
  expect(await renewal('unknown-later')).toMatchObject({ code: 'upstream_failed' })
})

test('a session without a refresh token ends with its access token', async () => {
  stubProvider()
  const { member } = await signedIn(aSession({ tokens: { access: 'access-1', accessEndsAt: NOW - 1 } }))
  expect(await failureOf(member.call(async (access) => access))).toMatchObject({ code: 'not_signed_in' })
})

test('a cookie that holds no session is nobody’s', async () => {
  await expect(findMember(new Headers({ cookie: 'session=garbage' }), () => NOW)).resolves.toBeUndefined()
  await expect(findMember(new Headers(), () => NOW)).resolves.toBeUndefined()
})

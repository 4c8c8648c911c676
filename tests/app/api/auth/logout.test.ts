import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { POST } from '@/app/api/auth/logout/route'
import { GET as askSession } from '@/app/api/session/route'
import { log } from '@/lib/core/server/log'
import { hasEnded } from '@/lib/domains/session/find-session'
import { sealSession, type SealedSession } from '@/lib/domains/session/sealed-session'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { settled } from '../../../contract/settled'
import {
  askedOf,
  describing,
  ISSUER,
  revokedOf,
  stubProvider,
  tokenAnswer,
} from '../../../lib/support/identity-provider'
import { aSession, aSpentSession, cookiesOf, NOW, requestTo, SITE } from '../../../lib/support/session'

beforeEach(() => {
  forgetProcessState()
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

const post = (session: string, headers: Record<string, string> = {}) =>
  POST(requestTo('/api/auth/logout', { method: 'POST', cookies: { session }, headers }))

const signOut = async (headers: Record<string, string> = {}, session?: string) =>
  settled(post(session ?? (await sealSession(aSession())), headers))

/** What our API answers to a request with a session, which it renews first if its access token has expired. */
const askWith = async (session: SealedSession) =>
  askSession(requestTo('/api/session', { cookies: { session: await sealSession(session) } }), {
    params: Promise.resolve({}),
  })

test('signing out takes the session away and leads on to the provider, which ends its own', async () => {
  stubProvider()
  const response = await signOut()
  const address = new URL(response.headers.get('location') ?? '')
  expect(response.status).toBe(303)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(address.origin + address.pathname).toBe(`${ISSUER}/session/end`)
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: 'gruppetto-site',
    id_token_hint: 'id-1',
    post_logout_redirect_uri: `${SITE}/`,
  })
  expect(cookiesOf(response)).toMatchObject({ session: { value: '' }, signed_in: { value: '' } })
})

test('neither access nor refresh token is in the address', async () => {
  stubProvider()
  expect((await signOut()).headers.get('location')).not.toMatch(/access-1|refresh-1/)
})

test('while the provider can’t be reached players are signed out here at least', async () => {
  vi.spyOn(log, 'warn').mockReturnValue()
  stubProvider({ 'openid-configuration': () => new Response('', { status: 503 }) })
  const response = await signOut()
  expect(log.warn).toHaveBeenCalledWith({ err: expect.any(Error) }, 'signed out here only')
  expect(response.headers.get('location')).toBe(`${SITE}/`)
  expect(cookiesOf(response).session?.value).toBe('')
})

test('who has no session ends up on the front page, and what may be left of one goes', async () => {
  const response = await signOut({}, 'garbage')
  expect(response.headers.get('location')).toBe(`${SITE}/`)
  expect(cookiesOf(response)).toMatchObject({ session: { value: '' }, signed_in: { value: '' } })
})

const foreign: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': '', origin: 'https://evil.example' },
]

test.each(foreign)('a form of another site signs nobody out: %o', async (headers) => {
  const response = await signOut(headers)
  expect(response.status).toBe(403)
  expect(cookiesOf(response)).toEqual({})
})

describe('the session is over for everybody who holds a copy', () => {
  test('its tokens are revoked at the provider by our server', async () => {
    const asked = stubProvider()
    await signOut()
    expect(await revokedOf(asked)).toEqual(['refresh_token refresh-1', 'access_token access-1'])
  })

  test('a copied cookie is refused, also one that was sealed earlier; nothing of it reaches the provider', async () => {
    const asked = stubProvider()
    await signOut()
    const copies = [await askWith(aSession()), await askWith(aSpentSession({ usedAt: NOW - 3_600_000 }))]
    expect(copies.map(({ status }) => status)).toEqual([401, 401])
    expect(askedOf(asked, 'token')).toEqual([])
  })

  test('its refusal takes no cookie away, which may be the next player’s by now', async () => {
    stubProvider()
    await signOut()
    expect(cookiesOf(await askWith(aSession()))).toEqual({})
  })

  test('other sessions of the player go on', async () => {
    stubProvider()
    await signOut()
    expect((await askWith(aSession({ id: 'on-the-phone' }))).status).toBe(200)
  })

  test('of tokens that were renewed since the cookie was sealed, the living ones are revoked', async () => {
    const asked = stubProvider()
    await askWith(aSpentSession())
    await signOut({}, await sealSession(aSpentSession()))
    expect(await revokedOf(asked)).toEqual(['refresh_token refresh-2', 'access_token access-2'])
  })

  test('an answer under way brings no cookie back, and the tokens it was renewed with are revoked', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const asked = stubProvider({ token: () => promise })
    const underWay = askWith(aSpentSession())
    await vi.waitFor(() => expect(askedOf(asked, 'token')).toHaveLength(1))
    // Not `settled`: the two seconds for which signing out waits are not to pass before the renewal's answer.
    const signingOut = post(await sealSession(aSpentSession()))
    await vi.waitFor(async () => expect(await hasEnded(aSession(), NOW)).toBe(true))
    resolve(Response.json(tokenAnswer()))
    await signingOut
    expect(cookiesOf(await underWay)).toEqual({})
    expect(await revokedOf(asked)).toEqual(['refresh_token refresh-2', 'access_token access-2'])
  })

  test('after a restart the provider refuses the copy, since its token is dead there', async () => {
    let isRevoked = false
    const token = () =>
      isRevoked ? Response.json({ error: 'invalid_grant' }, { status: 400 }) : Response.json(tokenAnswer())
    stubProvider({
      token,
      revocation: () => {
        isRevoked = true
        return new Response('')
      },
    })
    await signOut({}, await sealSession(aSpentSession()))
    forgetProcessState()
    expect((await askWith(aSpentSession())).status).toBe(401)
  })
})

test('a provider without addresses for signing out is told of once, and not for each player', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue()
  const asked = stubProvider(describing({ revocation_endpoint: undefined, end_session_endpoint: undefined }))
  for (const id of ['one', 'other']) {
    const response = await signOut({}, await sealSession(aSession({ id })))
    expect(response.headers.get('location')).toBe(`${SITE}/`)
    expect((await askWith(aSession({ id }))).status).toBe(401)
  }
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining('revokes no tokens')],
    [expect.stringContaining('no address for signing out')],
  ])
  expect(await revokedOf(asked)).toEqual([])
})

describe('a provider that does not revoke keeps nobody in', () => {
  test.each([
    ['refuses', () => Response.json({ error: 'unsupported_token_type' }, { status: 400 })],
    ['is in trouble', () => new Response('', { status: 503 })],
    ['can’t be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ])('where it %s', async (_, revocation) => {
    vi.spyOn(log, 'warn').mockImplementation(() => undefined)
    stubProvider({ revocation })
    const response = await signOut()
    expect(response.status).toBe(303)
    expect(cookiesOf(response).session?.value).toBe('')
    expect((await askWith(aSession())).status).toBe(401)
    for (const kind of ['access_token', 'refresh_token'])
      expect(log.warn).toHaveBeenCalledWith({ err: expect.any(Error), kind }, 'a token outlives its session')
  })

  test('a session without a refresh token has an access token to revoke', async () => {
    vi.spyOn(log, 'warn').mockReturnValue()
    const asked = stubProvider()
    await signOut({}, await sealSession(aSession({ tokens: { access: 'access-1', accessEndsAt: NOW + 600_000 } })))
    expect(await revokedOf(asked)).toEqual(['access_token access-1'])
    expect(log.warn).not.toHaveBeenCalled()
  })

  test('where it says nothing, the browser waits for two seconds', async () => {
    const revocation = Promise.withResolvers<void>()
    stubProvider({
      revocation: () => {
        revocation.resolve()
        return new Promise(() => undefined)
      },
    })
    const answered = vi.fn()
    const answer = post(await sealSession(aSession()))
    void answer.then(answered)
    await revocation.promise
    vi.advanceTimersByTime(1999)
    await new Promise(setImmediate)
    expect(answered).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect((await answer).status).toBe(303)
    expect((await askWith(aSession())).status).toBe(401)
  })
})

test('a second click on "sign out" still leads through the provider; later, it asks a browser with the old cookie', async () => {
  const asked = stubProvider()
  const hint = async () => new URL((await signOut()).headers.get('location') ?? '').searchParams.get('id_token_hint')
  expect(await hint()).toBe('id-1')
  vi.setSystemTime(NOW + 5000)
  expect(await hint()).toBe('id-1')
  vi.setSystemTime(NOW + 60_000)
  expect(await hint()).toBeNull()
  expect(await revokedOf(asked)).toHaveLength(2) // the tokens of one session, once
})

test('what the browser keeps of pages goes, and neither other hosts’ cookies nor what players keep here', async () => {
  stubProvider()
  expect((await signOut()).headers.get('clear-site-data')).toBe('"cache"')
})

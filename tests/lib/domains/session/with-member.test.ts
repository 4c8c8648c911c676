import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { AppError, NotFoundError, UpstreamError } from '@/lib/core/errors'
import { endedSessions } from '@/lib/domains/session/ended-sessions'
import type { Member } from '@/lib/domains/session/member'
import { playerIdOf } from '@/lib/domains/session/player-id'
import { sealSession, unsealSession, type SealedSession } from '@/lib/domains/session/sealed-session'
import { withMember } from '@/lib/domains/session/with-member'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { refusal, stubProvider } from '../../support/identity-provider'
import { aSession, aSpentSession, cookiesOf, NOW, ofMaya, requestTo, SITE } from '../../support/session'

const problemSchema = z.object({ code: z.string() })

type Handler = (call: { member: Member }) => Promise<Response>

beforeEach(() => {
  forgetProcessState()
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

const greet: Handler = async ({ member }) => new Response(`Hello, ${member.facts.firstName}`)

const cookieOf = async (session: SealedSession) => ({ session: await sealSession(session) })

/** The answer of a handler to somebody's request. */
const ask = (handler: Handler, sending: Parameters<typeof requestTo>[1]) =>
  withMember(handler)(requestTo('/api/session', sending), { params: Promise.resolve({}) })

const SIGNED_OUT = { status: 401, code: 'not_signed_in', cacheControl: 'no-store', session: '', hint: '' }

/** What a problem tells the browser, and which cookies it takes away. */
async function told(response: Response) {
  const { session, signed_in: hint } = cookiesOf(response)
  const { code } = problemSchema.parse(await response.json())
  return {
    status: response.status,
    code,
    cacheControl: response.headers.get('cache-control'),
    session: session?.value,
    hint: hint?.value,
  }
}

test('a handler is given the player of the session, and its answer is kept by nobody [SY-001]', async () => {
  const response = await ask(greet, { cookies: await cookieOf(aSession()) })
  await expect(response.text()).resolves.toBe('Hello, Maya')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(cookiesOf(response)).toEqual({})
})

test('an answer keeps its status and its headers', async () => {
  const handler = async () =>
    new Response('null', { status: 201, headers: { 'x-own': '1', 'cache-control': 'max-age=60' } })
  const response = await ask(handler, { cookies: await cookieOf(aSession()) })
  expect([response.status, response.headers.get('x-own'), response.headers.get('cache-control')]).toEqual([
    201,
    '1',
    'no-store',
  ])
})

test.each([
  ['no cookie', async () => ({})],
  ['a garbage cookie', async () => ({ session: 'garbage', signed_in: '1' })],
  ['the hint alone', async () => ({ signed_in: '1' })],
  ['a session that has ended', () => cookieOf(aSession({ usedAt: NOW - 8 * 86_400_000 }))],
])('with %s the answer is 401, and what may be left of a session goes', async (_, cookies) => {
  const handler = vi.fn(greet)
  expect(await told(await ask(handler, { cookies: await cookies() }))).toEqual(SIGNED_OUT)
  expect(handler).not.toHaveBeenCalled()
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: SITE }],
  ['another host of the same site', { 'sec-fetch-site': 'same-site', origin: SITE }],
  ['the address bar', { 'sec-fetch-site': 'none' }],
  ['an origin of another port, from an old browser', { 'sec-fetch-site': '', origin: 'http://localhost:4010' }],
  ['an origin that is no one’s', { 'sec-fetch-site': '', origin: 'null' }],
  ['nobody knows where', { 'sec-fetch-site': '' }],
])('a request from %s is refused, and leaves the session alone', async (_, headers) => {
  const handler = vi.fn(greet)
  const response = await ask(handler, { cookies: await cookieOf(aSession()), headers })
  expect(response.status).toBe(403)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(cookiesOf(response)).toEqual({})
  expect(handler).not.toHaveBeenCalled()
})

test('an old browser that names our own origin is served', async () => {
  const headers = { 'sec-fetch-site': '', origin: SITE }
  expect((await ask(greet, { cookies: await cookieOf(aSession()), headers })).status).toBe(200)
})

describe('a write is for the player whose page asks', () => {
  const writes = ['POST', 'PUT', 'PATCH', 'DELETE']
  const tomas = { 'x-player': playerIdOf('account-502') }

  test.each(writes)('%s by a page of the player who is signed in is done', async (method) => {
    const response = await ask(greet, { method, cookies: await cookieOf(aSession()), headers: ofMaya })
    expect(response.status).toBe(200)
  })

  test.each(
    writes.flatMap((method) => [
      [method, 'another player', tomas],
      [method, 'nobody', {}],
      [method, 'the public id', { 'x-player': 'ply-maya-lindqvist' }],
      [method, 'two players', { 'x-player': `${ofMaya['x-player']}, ${tomas['x-player']}` }],
    ]),
  )('%s by a page of %s is refused, and leaves the session alone', async (method, _, headers) => {
    const handler = vi.fn(greet)
    const response = await ask(handler, { method, cookies: await cookieOf(aSpentSession()), headers })
    expect(response.status).toBe(409)
    expect(problemSchema.parse(await response.json()).code).toBe('another_player')
    expect(cookiesOf(response)).toEqual({})
    expect(handler).not.toHaveBeenCalled()
  })

  test('a page that has seen one player is not given what is another’s', async () => {
    const cookies = await cookieOf(aSession())
    expect((await ask(greet, { cookies, headers: tomas })).status).toBe(409)
    expect((await ask(greet, { cookies, headers: ofMaya })).status).toBe(200)
  })

  test('to whom nobody is signed in, that comes first', async () => {
    expect((await ask(greet, { method: 'PUT', headers: tomas })).status).toBe(401)
  })
})

test('a HEAD is a read, which any page may ask without a player', async () => {
  expect((await ask(greet, { method: 'HEAD', cookies: await cookieOf(aSession()) })).status).toBe(200)
})

test('of two session cookies none is taken, and both go', async () => {
  const [mine, planted] = [await sealSession(aSession()), await sealSession(aSession({ id: 'planted' }))]
  const headers = { cookie: `session=${planted}; session=${mine}` }
  expect(await told(await ask(greet, { headers }))).toEqual(SIGNED_OUT)
})

test('an answer that a sign-out overtakes sets no cookie, however it was renewed', async () => {
  stubProvider()
  const handler: Handler = async (call) => {
    const answer = await callGame(call)
    await endedSessions().add('session-1', NOW + 1000, NOW)
    return answer
  }
  const response = await ask(handler, { cookies: await cookieOf(aSpentSession()) })
  expect(response.status).toBe(200)
  expect(cookiesOf(response)).toEqual({})
})

test('after a sign-out nothing is renewed, be it for a call under way', async () => {
  const asked = stubProvider()
  const handler: Handler = async (call) => {
    await endedSessions().add('session-1', NOW + 1000, NOW)
    return callGame(call)
  }
  const response = await ask(handler, { cookies: await cookieOf(aSpentSession()) })
  expect(response.status).toBe(401)
  expect(cookiesOf(response)).toEqual({})
  expect(asked).toEqual([])
})

const callGame: Handler = async ({ member }) => new Response(await member.call(async (token) => token))

test('a session that was renewed on the way goes back to the browser', async () => {
  stubProvider()
  const response = await ask(callGame, { cookies: await cookieOf(aSpentSession()) })
  await expect(response.text()).resolves.toBe('access-2')
  const { session, signed_in: hint } = cookiesOf(response)
  expect(hint?.value).toBe('1')
  await expect(unsealSession(session?.value, NOW)).resolves.toMatchObject({
    tokens: { refresh: 'refresh-2' },
    usedAt: NOW,
  })
})

test('it goes back also when the handler failed after the renewal', async () => {
  stubProvider()
  const handler: Handler = async (call) => {
    await callGame(call)
    throw new NotFoundError('event 7')
  }
  const response = await ask(handler, { cookies: await cookieOf(aSpentSession()) })
  expect(response.status).toBe(404)
  const { session } = cookiesOf(response)
  await expect(unsealSession(session?.value, NOW)).resolves.toMatchObject({ tokens: { refresh: 'refresh-2' } })
})

test('a session that was renewed by somebody who could set no cookie goes to the browser with the next answer', async () => {
  stubProvider()
  const cookies = await cookieOf(aSpentSession())
  await ask(callGame, { cookies })
  const response = await ask(greet, { cookies })
  const { session } = cookiesOf(response)
  await expect(unsealSession(session?.value, NOW)).resolves.toMatchObject({ tokens: { refresh: 'refresh-2' } })
})

test('a session that ends at the provider ends here', async () => {
  stubProvider({ token: () => refusal('invalid_grant') })
  expect(await told(await ask(callGame, { cookies: await cookieOf(aSpentSession()) }))).toEqual(SIGNED_OUT)
})

test('an outage ends no session', async () => {
  const error = new UpstreamError({ service: 'game', operation: 'getProfile', kind: 'timeout' })
  const response = await ask(async () => Promise.reject(error), { cookies: await cookieOf(aSession()) })
  expect(response.status).toBe(503)
  expect(cookiesOf(response)).toEqual({})
})

test('what went wrong inside is not told, and no token either', async () => {
  const response = await ask(async () => Promise.reject(new Error('access-1 refused')), {
    cookies: await cookieOf(aSession()),
  })
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('access-1')
})

test('a handler that finds the session ended is answered for as one', async () => {
  expect(
    await told(
      await ask(async () => Promise.reject(new AppError('not_signed_in')), { cookies: await cookieOf(aSession()) }),
    ),
  ).toEqual(SIGNED_OUT)
})

test('a session in use lives on: its cookie is renewed once an hour', async () => {
  const recent = await ask(greet, { cookies: await cookieOf(aSession({ usedAt: NOW - 60 * 60_000 })) })
  expect(cookiesOf(recent)).toEqual({})
  const older = await ask(greet, { cookies: await cookieOf(aSession({ usedAt: NOW - 60 * 60_000 - 1 })) })
  const { session } = cookiesOf(older)
  await expect(unsealSession(session?.value, NOW)).resolves.toEqual(aSession({ usedAt: NOW }))
})

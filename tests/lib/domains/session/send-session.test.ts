import { NextResponse } from 'next/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endedSessions } from '@/lib/domains/session/ended-sessions'
import { sealSession, unsealSession } from '@/lib/domains/session/sealed-session'
import { sendSessionWithPage } from '@/lib/domains/session/send-session'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { askedOf, refusal, stubProvider, tokenAnswer } from '../../support/identity-provider'
import { aSession, aSpentSession, cookiesOf, NOW, requestTo } from '../../support/session'

const MINUTE = 60_000

beforeEach(() => {
  forgetProcessState()
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW })
})
afterEach(() => void vi.useRealTimers())

/** A page for who sends a cookie. @returns the session's cookie that comes with it, if one does */
async function pageFor(cookie: string | undefined): Promise<string | undefined> {
  const response = NextResponse.next()
  await sendSessionWithPage(requestTo('/my-events', { cookies: cookie ? { session: cookie } : {} }), response)
  return cookiesOf(response).session?.value
}

/** A provider that takes each refresh token once, as many do, and ends the session of who sends one twice. */
function strictProvider() {
  let issued = 1
  return stubProvider({
    token: async (request) => {
      const sent = new URLSearchParams(await request.text()).get('refresh_token')
      if (sent !== `refresh-${issued}`) return refusal('invalid_grant')
      issued += 1
      return Response.json({ ...tokenAnswer(), expires_in: 300, refresh_token: `refresh-${issued}` })
    },
  })
}

test('who only opens pages, without script, stays signed in over many renewals', async () => {
  const asked = strictProvider()
  let cookie = await sealSession(aSpentSession())
  for (const minutes of [0, 6, 12, 17, 30, 45]) {
    vi.setSystemTime(NOW + minutes * MINUTE)
    cookie = (await pageFor(cookie)) ?? cookie
  }
  const session = await unsealSession(cookie, NOW + 45 * MINUTE)
  expect(askedOf(asked, 'token')).toHaveLength(6)
  expect(session?.tokens.refresh).toBe('refresh-7')
  expect(session?.usedAt).toBe(NOW + 45 * MINUTE)
})

test('a session that needs nothing is not sent again, and nobody is asked for a visitor', async () => {
  const asked = stubProvider()
  expect(await pageFor(await sealSession(aSession()))).toBeUndefined()
  expect(await pageFor(undefined)).toBeUndefined()
  expect(await pageFor('garbage')).toBeUndefined()
  expect(asked).toEqual([])
})

test('a session in use is extended by pages as well', async () => {
  stubProvider()
  const cookie = await pageFor(await sealSession(aSession({ usedAt: NOW - 61 * MINUTE })))
  expect((await unsealSession(cookie, NOW))?.usedAt).toBe(NOW)
})

test('what another answer has renewed, whose cookie did not arrive, comes with the page', async () => {
  const asked = stubProvider()
  const spent = await sealSession(aSpentSession())
  await pageFor(spent)
  const cookie = await pageFor(spent)
  expect((await unsealSession(cookie, NOW))?.tokens.refresh).toBe('refresh-2')
  expect(askedOf(asked, 'token')).toHaveLength(1)
})

test.each([
  ['refuses the token', () => refusal('invalid_grant')],
  ['is in trouble', () => new Response('', { status: 503 })],
])('where the provider %s the page says so, and no cookie comes with it', async (_, token) => {
  stubProvider({ token })
  expect(await pageFor(await sealSession(aSpentSession()))).toBeUndefined()
})

test('a provider that says nothing holds the page up for a second; the next page waits for the same answer', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const asked = stubProvider({ token: () => promise })
  const spent = await sealSession(aSpentSession())
  const late = pageFor(spent)
  await vi.waitUntil(() => vi.getTimerCount() > 0 && askedOf(asked, 'token').length > 0)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await late).toBeUndefined()
  const next = pageFor(spent)
  resolve(Response.json(tokenAnswer()))
  expect(await next).toBeDefined()
  expect(askedOf(asked, 'token')).toHaveLength(1)
})

test('a session that ends meanwhile is not brought back', async () => {
  stubProvider({
    token: async () => {
      await endedSessions().add('session-1', NOW + 60 * MINUTE, NOW)
      return Response.json(tokenAnswer())
    },
  })
  expect(await pageFor(await sealSession(aSpentSession()))).toBeUndefined()
})

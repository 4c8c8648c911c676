import { NextResponse } from 'next/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GET as askSession } from '@/app/api/session/route'
import { POST as signOut } from '@/app/api/auth/logout/route'
import { findSession } from '@/lib/domains/session/find-session'
import type { SealedSession } from '@/lib/domains/session/sealed-session'
import { clearSessionCookies, setSessionCookies } from '@/lib/domains/session/session-cookies'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { askedOf, stubProvider, tokenAnswer } from '../../support/identity-provider'
import { aLongToken, aSession, cookiesOf, NOW, ofMaya, requestTo } from '../../support/session'

type Jar = Record<string, string>

/** A session with tokens of so many characters in all, which don't compress. */
const aLongSession = (length: number, changes: Partial<SealedSession> = {}) => {
  const [access, id] = [aLongToken(length / 2, `access ${changes.id}`), aLongToken(length / 2, `id ${changes.id}`)]
  return aSession({
    tokens: { access, accessEndsAt: NOW + 600_000, refresh: 'refresh-1', id },
    usedAt: NOW,
    ...changes,
  })
}

const headersOf = (jar: Jar) =>
  new Headers({
    cookie: Object.entries(jar)
      .map((pair) => pair.join('='))
      .join('; '),
  })

/** What a browser has after an answer. */
function after(jar: Jar, response: Response): Jar {
  const set = Object.entries(cookiesOf(response)).map(([name, { value }]) => [name, value] as const)
  return Object.fromEntries(Object.entries({ ...jar, ...Object.fromEntries(set) }).filter(([, value]) => value !== ''))
}

async function jarWith(session: SealedSession, jar: Jar = {}): Promise<Jar> {
  const response = NextResponse.json({})
  await setSessionCookies(response, session, NOW, headersOf(jar))
  return after(jar, response)
}

// Other tests of this process have ended the same session, and these do.
beforeEach(forgetProcessState)
afterEach(forgetProcessState)

const idIn = async (jar: Jar) => (await findSession(headersOf(jar), NOW))?.id

test.each([
  [1000, ['session']],
  [5500, ['session', 'session_2']],
  [10_000, ['session', 'session_2', 'session_3']],
])('tokens of %d characters are in the cookies %j, none of which a browser drops', async (length, names) => {
  const session = aLongSession(length)
  const jar = await jarWith(session)
  expect(Object.keys(jar).filter((name) => name !== 'signed_in')).toEqual(names)
  expect(Math.max(...Object.values(jar).map((value) => value.length))).toBeLessThanOrEqual(3800)
  await expect(findSession(headersOf(jar), NOW)).resolves.toEqual(session)
})

test('each part is kept as the first is', async () => {
  const response = NextResponse.json({})
  await setSessionCookies(response, aLongSession(10_000), NOW, new Headers())
  const { session, session_2: second, session_3: third } = cookiesOf(response)
  expect(session?.attributes).toEqual(expect.arrayContaining(['httponly', 'samesite=lax', 'path=/']))
  expect([second?.attributes, third?.attributes]).toEqual([session?.attributes, session?.attributes])
})

test('in whatever order they are sent, they are the session', async () => {
  const { session = '', session_2: second = '', session_3: third = '' } = await jarWith(aLongSession(10_000))
  const headers = new Headers({ cookie: `session_3=${third}; a=1; session_2=${second}; session=${session}` })
  await expect(findSession(headers, NOW)).resolves.toMatchObject({ id: 'session-1' })
})

test('parts that are missing, doubled, exchanged, cut or another session’s are no session', async () => {
  const mine = await jarWith(aLongSession(10_000))
  const other = await jarWith(aLongSession(10_000, { id: 'session-2' }))
  const { session = '', session_2: second = '', session_3: third = '' } = mine
  const broken: Jar[] = [
    { session, session_3: third },
    { session, session_2: second },
    { session_2: second, session_3: third },
    { session, session_2: third, session_3: second },
    { session, session_2: second, session_3: second },
    { session, session_2: other.session_2 ?? '', session_3: third },
    { session: other.session ?? '', session_2: second, session_3: third },
    { session, session_2: second, session_3: third.slice(0, -4) },
    { session, session_2: second, session_3: `${third}AAAA` },
    { session, session_2: '', session_3: third },
    { session: session.replace('3.', '2.'), session_2: second, session_3: third },
    { session: session.replace('3.', '4.'), session_2: second, session_3: third },
    { session: session.replace('3.', ''), session_2: second, session_3: third },
    { session: session.replace('3.', '1.'), session_2: second, session_3: third },
  ]
  expect(await Promise.all(broken.map(idIn))).toEqual(broken.map(() => undefined))
  const planted = new Headers({ cookie: `${headersOf(mine).get('cookie')}; session_2=${other.session_2}` })
  expect(await findSession(planted, NOW)).toBeUndefined()
  expect(await idIn(mine)).toBe('session-1')
})

test('a session in one cookie is found whatever stands in the others', async () => {
  const long = await jarWith(aLongSession(10_000, { id: 'session-2' }))
  const short = await jarWith(aSession())
  expect(await idIn({ ...long, session: short.session ?? '' })).toBe('session-1')
})

test('a session that has become shorter leaves no part behind, nor does one that ends', async () => {
  const long = await jarWith(aLongSession(10_000))
  const shorter = await jarWith(aLongSession(5500), long)
  expect(Object.keys(shorter)).toEqual(['session', 'session_2', 'signed_in'])
  expect(Object.keys(await jarWith(aSession(), shorter))).toEqual(['session', 'signed_in'])
  const response = NextResponse.json({})
  clearSessionCookies(response, headersOf(long))
  expect(after(long, response)).toEqual({})
})

test('tokens of 6 KB are renewed, found by the next request, and gone with signing out', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW })
  const renewed = { access_token: aLongToken(6000, 'renewed'), refresh_token: aLongToken(1000, 'next') }
  const asked = stubProvider({ token: () => Response.json(tokenAnswer(renewed)) })
  const ask = (jar: Jar) =>
    askSession(requestTo('/api/session', { cookies: jar, headers: ofMaya }), { params: Promise.resolve({}) })
  const before = await jarWith(aLongSession(5500, { tokens: { ...aLongSession(5500).tokens, accessEndsAt: NOW - 1 } }))
  const response = await ask(before)
  const jar = after(before, response)
  expect([response.status, Object.keys(jar)]).toEqual([200, ['session', 'session_2', 'signed_in', 'session_3']])
  await expect(findSession(headersOf(jar), NOW)).resolves.toMatchObject({
    tokens: { access: renewed.access_token, refresh: renewed.refresh_token },
  })
  expect((await ask(jar)).status).toBe(200)
  expect(askedOf(asked, 'token')).toHaveLength(1)
  const out = await signOut(requestTo('/api/auth/logout', { method: 'POST', cookies: jar }))
  expect(after(jar, out)).toEqual({})
  expect(await idIn(jar)).toBeUndefined()
  vi.useRealTimers()
})

import { NextResponse } from 'next/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { offMachine } from '@/tests/support/off-machine'
import { aSession, cookiesOf, NOW } from '../../support/session'

/** The module as it is on a site of this address. */
async function loadCookies(siteUrl: string) {
  for (const [name, value] of Object.entries(offMachine)) vi.stubEnv(name, value)
  vi.stubEnv('SITE_URL', siteUrl)
  return import('@/lib/domains/session/session-cookies')
}

beforeEach(() => {
  vi.resetModules()
})

const WEEK = 7 * 24 * 60 * 60

test('with https the session is bound to its host, and both cookies are sent encrypted only', async () => {
  const { SESSION_COOKIE, setSessionCookies } = await loadCookies(offMachine.SITE_URL)
  const response = NextResponse.json({})
  await setSessionCookies(response, aSession({ usedAt: NOW }), NOW, new Headers())
  const { [SESSION_COOKIE]: session, signed_in: hint } = cookiesOf(response)
  expect(SESSION_COOKIE).toBe('__Host-session')
  expect(session?.attributes).toEqual(
    expect.arrayContaining(['path=/', 'secure', 'httponly', 'samesite=lax', `max-age=${WEEK}`]),
  )
  expect(session?.attributes.join()).not.toContain('domain')
  expect(hint).toEqual({
    value: '1',
    attributes: expect.arrayContaining(['path=/', 'secure', 'samesite=lax', `max-age=${WEEK}`]),
  })
  expect(hint?.attributes).not.toContain('httponly')
})

test('without https, on this machine, the names and flags that browsers take there', async () => {
  const { SESSION_COOKIE, setSessionCookies } = await loadCookies('http://localhost:3000')
  const response = NextResponse.json({})
  await setSessionCookies(response, aSession(), NOW, new Headers())
  const { session } = cookiesOf(response)
  expect(SESSION_COOKIE).toBe('session')
  expect(session?.attributes).toEqual(expect.arrayContaining(['path=/', 'httponly', 'samesite=lax']))
  expect(session?.attributes).not.toContain('secure')
})

test('cookies live as long as the session, and no longer than a month after signing in', async () => {
  const { setSessionCookies } = await loadCookies('http://localhost:3000')
  const response = NextResponse.json({})
  const signedInAt = NOW - 29 * 24 * 60 * 60 * 1000
  await setSessionCookies(response, aSession({ signedInAt, usedAt: NOW }), NOW, new Headers())
  const { session, signed_in: hint } = cookiesOf(response)
  expect(session?.attributes).toContain(`max-age=${24 * 60 * 60}`)
  expect(hint?.attributes).toContain(`max-age=${24 * 60 * 60}`)
})

test('both are taken away together, with the attributes that they were set with', async () => {
  const { clearSessionCookies } = await loadCookies(offMachine.SITE_URL)
  const response = NextResponse.json({})
  clearSessionCookies(response, new Headers())
  const { '__Host-session': session, signed_in: hint } = cookiesOf(response)
  expect(session).toEqual({
    value: '',
    attributes: expect.arrayContaining(['path=/', 'secure', 'httponly', 'max-age=0']),
  })
  expect(hint).toEqual({ value: '', attributes: expect.arrayContaining(['path=/', 'secure', 'max-age=0']) })
})

const withCookies = (cookie: string) => new Headers({ cookie })

test('the session is found among other cookies as it was set', async () => {
  const { findSessionCookie, SESSION_COOKIE, setSessionCookies } = await loadCookies(offMachine.SITE_URL)
  const response = NextResponse.json({})
  await setSessionCookies(response, aSession(), NOW, new Headers())
  const value = cookiesOf(response)[SESSION_COOKIE]?.value
  expect(findSessionCookie(withCookies(`a=1; __Host-session=${value}; signed_in=1`))).toBe(value)
  expect(findSessionCookie(withCookies(`a=1;\t__Host-session=${value}`))).toBe(value)
  expect(findSessionCookie(withCookies(`a=1; \t __Host-session=${value} \t ; b=2`))).toBe(value)
  expect(findSessionCookie(new Headers())).toBeUndefined()
})

test.each([
  ['two of its name, in whichever order', '__Host-session=good; __Host-session=planted'],
  ['the same twice', '__Host-session=good; a=1; __Host-session=good'],
])('%s are nobody’s session: a browser keeps one, so one was planted', async (_, cookie) => {
  const { findSessionCookie } = await loadCookies(offMachine.SITE_URL)
  expect(findSessionCookie(withCookies(cookie))).toBeUndefined()
})

// Names that browsers let any host of the domain set, and that a tidying parser would take for ours. As headers arrive:
// bytes as characters.
test.each([
  ['without the prefix', 'session=planted'],
  ['in capitals', '__host-session=planted'],
  ['with an encoded letter', '__Host%2dsession=planted'],
  ['after a space that is none of ASCII', '\u00a0__Host-session=planted'],
  ['before one', '__Host-session\u00a0=planted'],
  ['before a space', '__Host-session =planted'],
  ['in quotes', '"__Host-session"=planted'],
  ['after a comma', 'a=1,__Host-session=planted'],
  ['in another’s value', 'a="1; x=__Host-session=planted"'],
  ['with brackets, as some make lists', '__Host-session[]=planted'],
  ['with a path of its own', '$Path=/; $__Host-session=planted'],
])('a cookie %s is not the session', async (_, cookie) => {
  const { findSessionCookie } = await loadCookies(offMachine.SITE_URL)
  expect(findSessionCookie(withCookies(cookie))).toBeUndefined()
  expect(findSessionCookie(withCookies(`${cookie}; __Host-session=good`))).toBe('good')
})

test('a cookie that is left from before the game was off is nobody’s session', async () => {
  const { SESSION_COOKIE, setSessionCookies } = await loadCookies(offMachine.SITE_URL)
  const response = NextResponse.json({})
  await setSessionCookies(response, aSession(), NOW, new Headers())
  const headers = withCookies(`${SESSION_COOKIE}=${cookiesOf(response)[SESSION_COOKIE]?.value}`)
  const found = async () => (await import('@/lib/domains/session/find-session')).findSession(headers, NOW)
  expect(await found()).toBeDefined()
  vi.resetModules()
  vi.stubEnv('GAME_API_URL', 'off')
  expect(await found()).toBeUndefined()
})

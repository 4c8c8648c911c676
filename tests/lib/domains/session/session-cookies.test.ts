import { NextResponse } from 'next/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { aSession, cookiesOf, NOW } from '../../support/session'

/** The module as it is on a site of this address. */
async function loadCookies(siteUrl: string) {
  vi.stubEnv('SITE_URL', siteUrl)
  vi.stubEnv('SESSION_SECRET', 'a-secret-of-tests-with-32-characters')
  vi.stubEnv('PRISMIC_WEBHOOK_SECRET', 'a-secret-of-tests')
  vi.stubEnv('OIDC_CLIENT_SECRET', 'a-secret-of-tests')
  return import('@/lib/domains/session/session-cookies')
}

beforeEach(() => {
  vi.resetModules()
})

const WEEK = 7 * 24 * 60 * 60

test('with https the session is bound to its host, and both cookies are sent encrypted only', async () => {
  const { SESSION_COOKIE, setSessionCookies } = await loadCookies('https://gruppetto.example')
  const response = NextResponse.json({})
  await setSessionCookies(response, aSession({ usedAt: NOW }), NOW)
  const { [SESSION_COOKIE]: session, signed_in: hint } = cookiesOf(response)
  expect(SESSION_COOKIE).toBe('__Host-session')
  expect(session?.attributes).toEqual(expect.arrayContaining(['path=/', 'secure', 'httponly', 'samesite=lax', `max-age=${WEEK}`]))
  expect(session?.attributes.join()).not.toContain('domain')
  expect(hint).toEqual({ value: '1', attributes: expect.arrayContaining(['path=/', 'secure', 'samesite=lax', `max-age=${WEEK}`]) })
  expect(hint?.attributes).not.toContain('httponly')
})

test('without https, on this machine, the names and flags that browsers take there', async () => {
  const { SESSION_COOKIE, setSessionCookies } = await loadCookies('http://localhost:3000')
  const response = NextResponse.json({})
  await setSessionCookies(response, aSession(), NOW)
  const { session } = cookiesOf(response)
  expect(SESSION_COOKIE).toBe('session')
  expect(session?.attributes).toEqual(expect.arrayContaining(['path=/', 'httponly', 'samesite=lax']))
  expect(session?.attributes).not.toContain('secure')
})

test('cookies live as long as the session, and no longer than a month after signing in', async () => {
  const { setSessionCookies } = await loadCookies('http://localhost:3000')
  const response = NextResponse.json({})
  const signedInAt = NOW - 29 * 24 * 60 * 60 * 1000
  await setSessionCookies(response, aSession({ signedInAt, usedAt: NOW }), NOW)
  const { session, signed_in: hint } = cookiesOf(response)
  expect(session?.attributes).toContain(`max-age=${24 * 60 * 60}`)
  expect(hint?.attributes).toContain(`max-age=${24 * 60 * 60}`)
})

test('both are taken away together, with the attributes that they were set with', async () => {
  const { clearSessionCookies } = await loadCookies('https://gruppetto.example')
  const response = NextResponse.json({})
  clearSessionCookies(response)
  const { '__Host-session': session, signed_in: hint } = cookiesOf(response)
  expect(session).toEqual({ value: '', attributes: expect.arrayContaining(['path=/', 'secure', 'httponly', 'max-age=0']) })
  expect(hint).toEqual({ value: '', attributes: expect.arrayContaining(['path=/', 'secure', 'max-age=0']) })
})

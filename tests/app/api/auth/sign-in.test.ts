import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GET as join } from '@/app/api/auth/join/route'
import { GET as login } from '@/app/api/auth/login/route'
import { findAttempt } from '@/lib/domains/session/sign-in-attempt'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { settled, stopTimers } from '../../../contract/settled'
import { ISSUER, stubProvider } from '../../../lib/support/identity-provider'
import { cookiesOf, requestTo, SITE } from '../../../lib/support/session'

beforeEach(() => {
  forgetProcessState()
  stopTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Sending = Parameters<typeof requestTo>[1]

/** Where a sign-in leads, and the attempt that the browser keeps. */
async function begun(path: string, sending?: Sending) {
  const response = await login(requestTo(path, sending))
  const address = new URL(response.headers.get('location') ?? '')
  const cookies = Object.fromEntries(Object.entries(cookiesOf(response)).map(([name, { value }]) => [name, value]))
  const attempt = await findAttempt(requestTo('/', { cookies }), address.searchParams.get('state') ?? '')
  return { response, address, attempt }
}

test('the login route sends the browser to the provider, once, and is kept by nobody [SY-004]', async () => {
  stubProvider()
  const { response, address, attempt } = await begun('/api/auth/login?returnTo=/events')
  expect(response.status).toBe(303)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(address.href).toContain(`${ISSUER}/auth?`)
  expect(address.searchParams.get('redirect_uri')).toBe(`${SITE}/api/auth/callback`)
  expect(attempt).toMatchObject({ returnTo: '/events', nonce: address.searchParams.get('nonce') })
})

test('the join route asks for a new account [SY-006]', async () => {
  stubProvider()
  const response = await join(requestTo('/api/auth/join?returnTo=/events'))
  expect(new URL(response.headers.get('location') ?? '').searchParams.get('prompt')).toBe('create consent')
})

test('no two attempts share what binds them', async () => {
  stubProvider()
  const [one, two] = [await begun('/api/auth/login'), await begun('/api/auth/login')]
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(one.address.searchParams.get(name)).not.toBe(two.address.searchParams.get(name))
  }
})

test('the provider is told the language of the page to come back to', async () => {
  stubProvider()
  const { address } = await begun('/api/auth/login?returnTo=/de/events')
  expect(address.searchParams.get('ui_locales')).toBe('de')
})

test.each([
  ['the link names it', '/api/auth/login?returnTo=/events?tab=mine', {}, '/events?tab=mine'],
  ['the page that the link stands on', '/api/auth/login', { referer: `${SITE}/de/news?page=2` }, '/de/news?page=2'],
  ['the link wins over the page', '/api/auth/login?returnTo=/plans', { referer: `${SITE}/de/news` }, '/plans'],
  ['nobody says', '/api/auth/login', {}, '/'],
  ['a page of another site', '/api/auth/login', { referer: 'https://evil.example/news' }, '/'],
  ['a site whose name begins as ours', '/api/auth/login', { referer: `${SITE}.evil.example/news` }, '/'],
  ['another port', '/api/auth/login', { referer: 'http://localhost:30001/news' }, '/'],
  ['our sign-in page', '/api/auth/login', { referer: `${SITE}/login?problem=denied` }, '/'],
  ['another site by name', '/api/auth/login?returnTo=//evil.example', { referer: `${SITE}/news` }, '/'],
])('the player comes back to the right place: %s', async (_, path, headers, returnTo) => {
  stubProvider()
  expect((await begun(path, { headers })).attempt?.returnTo).toBe(returnTo)
})

test('while the provider can’t be reached, the sign-in page says so and keeps the place', async () => {
  stubProvider({ 'openid-configuration': () => new Response('', { status: 503 }) })
  const response = await settled(login(requestTo('/api/auth/login?returnTo=/de/events')))
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(`${SITE}/login?problem=unavailable&returnTo=%2Fde%2Fevents`)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(cookiesOf(response)).toEqual({})
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GET as join } from '@/app/api/auth/join/route'
import { GET as login, POST as loginFor } from '@/app/api/auth/login/route'
import { endByPlayer } from '@/lib/domains/session/ended-by-player'
import { endedPlayerKey, endedPlayers } from '@/lib/domains/session/ended-players'
import { endedSessions } from '@/lib/domains/session/ended-sessions'
import { sealSession } from '@/lib/domains/session/sealed-session'
import { findAttempt } from '@/lib/domains/session/sign-in-attempt'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { settled, stopTimers } from '../../../contract/settled'
import { ISSUER, stubProvider } from '../../../lib/support/identity-provider'
import { aSession, cookiesOf, ofMaya, requestTo, SITE } from '../../../lib/support/session'

vi.mock('@/lib/core/server/persisted-file', () => ({
  PersistedFile: class {
    read = () => undefined
    write = () => true
  },
}))

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
  const begin = sending?.form ? loginFor : path.startsWith('/api/auth/join') ? join : login
  const response = await begin(requestTo(path, sending))
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

test('an attempt knows whether it is for a new account, and says nothing of it otherwise', async () => {
  stubProvider()
  const { attempt } = await begun('/api/auth/join')
  expect(attempt).toMatchObject({ createsAccount: true })
  expect((await begun('/api/auth/login')).attempt).not.toHaveProperty('createsAccount')
})

test('a player who has to sign in again is asked to, though there is a session, and the attempt knows', async () => {
  stubProvider()
  const cookies = { session: await sealSession(aSession()) }
  const { address, attempt } = await begun('/api/auth/login?again=1&returnTo=/de/settings/account%23sessions', {
    cookies,
  })
  expect([address.searchParams.get('prompt'), address.searchParams.get('max_age')]).toEqual(['login consent', '0'])
  expect(attempt).toMatchObject({ returnTo: '/de/settings/account#sessions', askedAgainAt: expect.any(Number) })
  expect((await begun('/api/auth/login', { cookies })).attempt).not.toHaveProperty('askedAgainAt')
})

const ENDED_AT = Date.now()
const stillSealed = aSession({ id: 'ended', signedInAt: ENDED_AT - 1000, usedAt: ENDED_AT - 1000 })

test.each([
  ['its player from another one', () => endByPlayer(['ended'], ENDED_AT), 'login consent'],
  ['an operator', () => endedPlayers().end(endedPlayerKey('account-501'), ENDED_AT), 'login consent'],
  ['signing out', () => endedSessions().add('ended', ENDED_AT + 60_000, ENDED_AT), 'consent'],
  ['nobody', async () => undefined, 'consent'],
])('a browser whose session was ended by %s signs in with the password, or as ever', async (_, end, prompt) => {
  vi.useRealTimers()
  stubProvider()
  await end()
  const cookies = { session: await sealSession(stillSealed) }
  for (const sending of [{ cookies }, { cookies, form: { returnTo: '/events' } }])
    expect((await begun('/api/auth/login', sending)).address.searchParams.get('prompt')).toBe(prompt)
})

test('a browser whose session was ended is asked for the password also where it joins', async () => {
  vi.useRealTimers()
  stubProvider()
  await endByPlayer(['ended'], ENDED_AT)
  const cookies = { session: await sealSession(stillSealed) }
  const response = await join(requestTo('/api/auth/join', { cookies }))
  const asked = new URL(response.headers.get('location') ?? '').searchParams
  expect([asked.getAll('prompt'), asked.getAll('max_age')]).toEqual([['login consent'], ['0']])
})

const led = { 'sec-fetch-site': 'cross-site' }

test('who is led here by another site, and pressed nothing, is asked first; nothing has begun', async () => {
  const asked = stubProvider()
  const { response, attempt } = await begun('/api/auth/login?returnTo=/de/events', { headers: led })
  const way = new URLSearchParams({ problem: 'asked_elsewhere', returnTo: '/de/events' })
  expect(response.headers.get('location')).toBe(`${SITE}/login?${String(way)}`)
  expect([attempt, cookiesOf(response), asked]).toEqual([undefined, {}, []])
})

test('who is led to the creation of an account is asked about that', async () => {
  const response = await join(requestTo('/api/auth/join?returnTo=/de/events', { headers: led }))
  const way = new URLSearchParams({ problem: 'asked_elsewhere', returnTo: '/de/events', join: '1' })
  expect(response.headers.get('location')).toBe(`${SITE}/login?${String(way)}`)
})

test.each([
  ['presses a link of another site', { ...led, 'sec-fetch-user': '?1' }],
  ['comes from another host of the domain', { 'sec-fetch-site': 'same-site' }],
  ['types the address', { 'sec-fetch-site': 'none', 'sec-fetch-user': '?1' }],
  ['has a browser that says nothing', { 'sec-fetch-site': '' }],
])('who %s goes on to the provider', async (_, headers: Record<string, string>) => {
  stubProvider()
  const { address } = await begun('/api/auth/login?returnTo=/events', { headers })
  expect(address.href).toContain(`${ISSUER}/auth?`)
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

describe('a form that says what its visitor signs in for', () => {
  const joinForm = { kind: 'event_sign_up', eventId: '7', subgroupId: '70', returnTo: '/de/events/view/7#groups' }
  const asked = (form: Record<string, string>, sending: Sending = {}) => begun('/api/auth/login', { ...sending, form })

  test('leads to the provider as a link does, and the intent waits in the attempt [EV-039, SY-005]', async () => {
    stubProvider()
    const { response, address, attempt } = await asked(joinForm)
    expect(response.status).toBe(303)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(address.href).toContain(`${ISSUER}/auth?`)
    expect(address.searchParams.get('ui_locales')).toBe('de')
    expect(address.href).not.toContain('event_sign_up')
    expect(attempt).toMatchObject({
      returnTo: joinForm.returnTo,
      pending: { intent: { eventId: '7', subgroupId: '70' } },
    })
  })

  test('by a browser with a session names its player, whose intent it is', async () => {
    stubProvider()
    const now = Date.now()
    const session = await sealSession(aSession({ signedInAt: now, usedAt: now }))
    expect((await asked(joinForm, { cookies: { session } })).attempt?.pending?.by).toBe(ofMaya['x-player'])
    expect((await asked(joinForm)).attempt?.pending).not.toHaveProperty('by')
  })

  test('that names no place leads back to the page that it stands on', async () => {
    stubProvider()
    const { returnTo: _, ...form } = joinForm
    const headers = { referer: `${SITE}/campaigns/tour?a=1` }
    expect((await asked(form, { headers })).attempt?.returnTo).toBe('/campaigns/tour?a=1')
  })

  test('never leads to another site', async () => {
    stubProvider()
    expect((await asked({ ...joinForm, returnTo: '//evil.example' })).attempt?.returnTo).toBe('/')
  })

  test.each([
    ['no intent, since the browser keeps it', { returnTo: '/plans' }],
    ['one that is not understood', { ...joinForm, subgroupId: 'no id', returnTo: '/plans' }],
  ])('and brings %s, signs in all the same', async (_, form) => {
    stubProvider()
    const { response, attempt } = await asked(form)
    expect(response.status).toBe(303)
    expect(attempt).toMatchObject({ returnTo: '/plans' })
    expect(attempt).not.toHaveProperty('pending')
  })

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': '', origin: 'https://evil.example' },
    { 'sec-fetch-site': '', origin: 'null' },
    { 'sec-fetch-site': '' },
  ])('and stands on another site, is refused: nothing is sealed, nobody is asked [%o]', async (headers) => {
    const provider = stubProvider()
    const response = await loginFor(requestTo('/api/auth/login', { form: joinForm, headers }))
    expect(response.status).toBe(403)
    expect(cookiesOf(response)).toEqual({})
    expect(provider).toEqual([])
  })

  test('is taken only as native forms are sent', async () => {
    const headers = { 'content-type': 'text/plain' }
    const response = await loginFor(requestTo('/api/auth/login', { form: joinForm, headers }))
    expect(response.status).toBe(415)
    expect(cookiesOf(response)).toEqual({})
  })

  test('while the provider can’t be reached is not lost: another try is for the same purpose, others are not', async () => {
    stubProvider({ 'openid-configuration': () => new Response('', { status: 503 }) })
    const failed = await settled(loginFor(requestTo('/api/auth/login', { form: joinForm })))
    expect(failed.headers.get('location')).toContain(`${SITE}/login?problem=unavailable`)
    const cookies = { intent: cookiesOf(failed).intent?.value ?? '' }
    forgetProcessState()
    stubProvider()
    const again = await begun(`/api/auth/login?${String(new URLSearchParams({ returnTo: joinForm.returnTo }))}`, {
      cookies,
    })
    expect(again.attempt?.pending).toMatchObject({ intent: { subgroupId: '70' } })
    expect(cookiesOf(again.response).intent?.value).toBe('')
    const other = await begun('/api/auth/login?returnTo=/plans', { cookies })
    expect(other.attempt).not.toHaveProperty('pending')
    expect(cookiesOf(other.response).intent?.value).toBe('')
  })

  test('what is kept for another try takes the room of attempts left behind', async () => {
    stubProvider()
    const begin = async (cookies: Record<string, string>) => {
      const { response } = await begun('/api/auth/login', {
        cookies,
        form: { ...joinForm, returnTo: `/${'x'.repeat(990)}` },
      })
      return Object.fromEntries(Object.entries(cookiesOf(response)).map(([name, { value }]) => [name, value]))
    }
    const left = await begin({})
    stubProvider({ 'openid-configuration': () => new Response('', { status: 503 }) })
    forgetProcessState()
    const after = await settled(begin(left))
    expect(after).toMatchObject(Object.fromEntries(Object.keys(left).map((name) => [name, ''])))
    expect(after.intent?.length).toBeGreaterThan(1000)
  })
})

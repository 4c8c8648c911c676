import { NextResponse } from 'next/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PendingIntent } from '@/lib/domains/session/intents/form-intent'
import { anIntent } from '../../support/intents'
import { offMachine } from '@/tests/support/off-machine'
import { cookiesOf, NOW, requestTo } from '../../support/session'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

const load = () => import('@/lib/domains/session/sign-in-attempt')

/** The cookies of a browser that begins to sign in, after it has been given those of `before`. */
async function begun(returnTo: string, before: Record<string, string> = {}, pending?: PendingIntent) {
  const { keepAttempt, newAttempt } = await load()
  const attempt = newAttempt(returnTo, pending)
  const response = NextResponse.json({})
  await keepAttempt(requestTo('/login', { cookies: before }), response, attempt)
  const jar = { ...before }
  for (const [name, { value }] of Object.entries(cookiesOf(response))) jar[name] = value
  const cookies = Object.fromEntries(Object.entries(jar).filter(([, value]) => value !== ''))
  return { attempt, response, cookies }
}

test('an attempt is found again by the browser that made it, by its state', async () => {
  const { findAttempt } = await load()
  const { attempt, cookies } = await begun('/de/events')
  await expect(findAttempt(requestTo('/api/auth/callback', { cookies }), attempt.state)).resolves.toEqual(attempt)
  expect(attempt.returnTo).toBe('/de/events')
})

test('state, nonce and verifier are long, random and unlike each other', async () => {
  const { newAttempt } = await load()
  const values = [newAttempt('/'), newAttempt('/')].flatMap(({ state, nonce, codeVerifier }) => [
    state,
    nonce,
    codeVerifier,
  ])
  expect(new Set(values).size).toBe(6)
  for (const value of values) expect(value).toMatch(/^[\w-]{43}$/)
})

test('the cookie tells nothing and is out of reach of scripts and other sites', async () => {
  const { attempt, response } = await begun('/secret-place')
  const [[name, cookie] = ['', undefined]] = Object.entries(cookiesOf(response))
  expect(name).toMatch(/^sign_in_[0-9a-f]{12}$/)
  expect(cookie?.attributes).toEqual(expect.arrayContaining(['path=/', 'httponly', 'samesite=lax', 'max-age=1800']))
  for (const value of Object.values(attempt)) expect(`${name}=${cookie?.value}`).not.toContain(value)
})

test('with https it is bound to its host, so that no neighbour can plant another', async () => {
  for (const [name, value] of Object.entries(offMachine)) vi.stubEnv(name, value)
  const { response } = await begun('/')
  const [[name, cookie] = ['', undefined]] = Object.entries(cookiesOf(response))
  expect(name).toMatch(/^__Host-sign_in_/)
  expect(cookie?.attributes).toEqual(expect.arrayContaining(['path=/', 'secure']))
})

test.each([
  ['another browser', {}],
  ['garbage in its cookie', 'garbage'],
])('no attempt is found by %s', async (_, cookie) => {
  const { findAttempt } = await load()
  const { attempt, cookies } = await begun('/')
  const brought =
    typeof cookie === 'string' ? Object.fromEntries(Object.keys(cookies).map((name) => [name, cookie])) : cookie
  await expect(
    findAttempt(requestTo('/api/auth/callback', { cookies: brought }), attempt.state),
  ).resolves.toBeUndefined()
})

test("one attempt's cookie is no other's, though it is renamed", async () => {
  const { findAttempt } = await load()
  const mine = await begun('/mine')
  const theirs = await begun('/theirs')
  const [name = ''] = Object.keys(theirs.cookies)
  const [value = ''] = Object.values(mine.cookies)
  await expect(
    findAttempt(requestTo('/', { cookies: { [name]: value } }), theirs.attempt.state),
  ).resolves.toBeUndefined()
  await expect(findAttempt(requestTo('/', { cookies: { [name]: value } }), mine.attempt.state)).resolves.toBeUndefined()
})

test('an attempt is good for half an hour', async () => {
  const { findAttempt } = await load()
  const { attempt, cookies } = await begun('/')
  const request = requestTo('/', { cookies })
  vi.setSystemTime(NOW + 30 * 60_000)
  await expect(findAttempt(request, attempt.state)).resolves.toBeDefined()
  vi.setSystemTime(NOW + 32 * 60_000)
  await expect(findAttempt(request, attempt.state)).resolves.toBeUndefined()
})

test('two tabs can sign in at the same time; of attempts left behind three stay', async () => {
  const { findAttempt } = await load()
  const made = [await begun('/1')]
  for (const path of ['/2', '/3', '/4', '/5']) made.push(await begun(path, made.at(-1)?.cookies))
  const request = requestTo('/', { cookies: made.at(-1)?.cookies })
  const found = await Promise.all(made.map(({ attempt }) => findAttempt(request, attempt.state)))
  expect(found.map((attempt) => attempt?.returnTo)).toEqual([undefined, undefined, '/3', '/4', '/5'])
})

test('of the cookies that a browser brings, an attempt takes away none but its own oldest', async () => {
  const others = { theme: 'dark', session: 's', a: '1', b: '2' }
  const first = await begun('/1', others)
  const second = await begun('/2', first.cookies)
  const third = await begun('/3', second.cookies)
  const given = cookiesOf((await begun('/4', third.cookies)).response)
  const [oldest = ''] = Object.keys(cookiesOf(first.response))
  expect(Object.keys(given)).toHaveLength(2)
  expect(given[oldest]).toEqual({ value: '', attributes: expect.arrayContaining(['path=/', 'httponly', 'max-age=0']) })
})

test('what the visitor signs in for is found with it, and told to nobody', async () => {
  const { findAttempt } = await load()
  const { attempt, cookies } = await begun('/events/view/7', {}, anIntent({ eventSecret: 'lantern' }))
  const found = await findAttempt(requestTo('/api/auth/callback', { cookies }), attempt.state)
  expect(found?.pending).toEqual(anIntent({ eventSecret: 'lantern' }))
  expect(JSON.stringify(cookies)).not.toMatch(/lantern|event_sign_up/)
})

test('the longest place to come back to and the longest intent still fit into a cookie', async () => {
  const longest = anIntent({ eventId: '9'.repeat(15), subgroupId: '9'.repeat(15), eventSecret: 'x'.repeat(200) })
  const { response } = await begun(`/${'x'.repeat(999)}`, {}, longest)
  for (const line of response.headers.getSetCookie()) expect(line.length).toBeLessThan(3000)
})

const sizeOf = (cookies: Record<string, string>) =>
  Object.entries(cookies).reduce((sum, [name, value]) => sum + `${name}=${value}; `.length, 0)
const aLongIntent = () =>
  anIntent({ eventId: '9'.repeat(15), subgroupId: '9'.repeat(15), eventSecret: 'x'.repeat(200) })
const aLongPlace = (at: number) => `/${at}${'x'.repeat(990)}`

test('however long they are, abandoned attempts leave room for a session of three cookies in a line of 16 KB', async () => {
  for (const [name, value] of Object.entries(offMachine)) vi.stubEnv(name, value)
  let { cookies } = await begun(aLongPlace(0), {}, aLongIntent())
  const bytes = [sizeOf(cookies)]
  for (const [at, place] of [aLongPlace(1), '/2', '/3', aLongPlace(4), aLongPlace(5)].entries()) {
    cookies = (await begun(place, cookies, at % 2 === 0 ? aLongIntent() : undefined)).cookies
    bytes.push(sizeOf(cookies))
  }
  const { LONGEST_COOKIE, MOST_COOKIES } = await import('@/lib/domains/session/sealed-session')
  const session = MOST_COOKIES * (LONGEST_COOKIE + '__Host-session_3=; '.length)
  // What else the site sets: a draft, the hint, consent, theme and time zone.
  const others = 1000
  expect(Math.max(...bytes) + session + others).toBeLessThan(16 * 1024)
})

test('of attempts left behind those go for which there is no room, the oldest first', async () => {
  const { findAttempt } = await load()
  const made = [await begun(aLongPlace(0), {}, aLongIntent())]
  for (const path of ['/1', '/2']) made.push(await begun(path, made.at(-1)?.cookies))
  const request = requestTo('/', { cookies: made.at(-1)?.cookies })
  const found = await Promise.all(made.map(({ attempt }) => findAttempt(request, attempt.state)))
  expect(found.map((attempt) => attempt?.returnTo)).toEqual([undefined, '/1', '/2'])
})

test('an attempt that is over is taken away', async () => {
  const { dropAttempt } = await load()
  const { attempt, response } = await begun('/')
  const [name = ''] = Object.keys(cookiesOf(response))
  const later = NextResponse.json({})
  dropAttempt(later, attempt.state)
  expect(cookiesOf(later)[name]).toEqual({ value: '', attributes: expect.arrayContaining(['path=/', 'max-age=0']) })
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendJson } from '../harness.ts'
import { type Running, startIdentity } from './harness.ts'
import { createSite, readTokens, refusalOf } from './site.ts'

const DAY = 86_400_000
const START = Date.parse('2026-11-20T18:00:00Z')

let server: Running
let site: ReturnType<typeof createSite>
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  server = await startIdentity()
  site = createSite(server.url)
})
afterEach(async () => {
  vi.useRealTimers()
  await server.close()
})

const control = (path: string, init?: RequestInit) => fetch(`${server.url}/control/identity${path}`, init)

test('an access token names its player to the game and subscription services', async () => {
  const { access_token: token } = await site.signIn('account-502')
  expect(await (await site.call(token)).json()).toMatchObject({ id: 502, firstName: 'Tomás' })
  const membership = await site.call(token, '/subscription/membership-status/me')
  expect(await membership.json()).toMatchObject({ status: 'ACTIVE', gateway: 'braintree' })
})

test('static demo tokens are taken beside it', async () => {
  expect(await (await site.call('demo-woman')).json()).toMatchObject({ id: 501 })
  expect(await site.statusOf('demo-man', '/subscription/membership-status/me')).toBe(200)
})

test('neither refresh token nor made-up token opens the game', async () => {
  const { refresh_token: token } = await site.signIn()
  expect([await site.statusOf(token), await site.statusOf('made-up')]).toEqual([401, 401])
})

test('an access token without the scope game does not open the game', async () => {
  const { refresh_token: token } = await site.signIn()
  const fields = { grant_type: 'refresh_token', refresh_token: token, scope: 'openid' }
  const { access_token: narrow } = await readTokens(site.post('/token', fields))
  expect(await site.statusOf(narrow)).toBe(401)
})

test('an access token ends after ten minutes, a refresh token after fourteen days', async () => {
  const { access_token: access, refresh_token: token } = await site.signIn()
  vi.setSystemTime(START + 599_000)
  expect(await site.statusOf(access)).toBe(200)
  vi.setSystemTime(START + 601_000)
  expect(await site.statusOf(access)).toBe(401)
  vi.setSystemTime(START + 13.9 * DAY)
  const { refresh_token: next } = await readTokens(site.refresh(token))
  vi.setSystemTime(START + 13.9 * DAY + 14.1 * DAY)
  expect(await refusalOf(site.refresh(next))).toEqual([400, 'invalid_grant'])
})

test('a refresh gives a new pair, again and again, past the life of the first', async () => {
  const first = await site.signIn('account-505')
  let { refresh_token: token } = first
  for (let round = 1; round <= 4; round += 1) {
    vi.setSystemTime(START + round * 10 * DAY)
    const next = await readTokens(site.refresh(token))
    expect(next.refresh_token).not.toBe(token)
    expect(next.access_token).not.toBe(first.access_token)
    expect(await (await site.call(next.access_token)).json()).toMatchObject({ id: 505 })
    token = next.refresh_token
  }
})

test('a refresh token that comes again ends its whole family and no other', async () => {
  const first = await site.signIn()
  const other = await site.signIn()
  const second = await readTokens(site.refresh(first.refresh_token))
  expect(await refusalOf(site.refresh(first.refresh_token))).toEqual([400, 'invalid_grant'])
  expect(await refusalOf(site.refresh(second.refresh_token))).toEqual([400, 'invalid_grant'])
  expect(await site.statusOf(second.access_token)).toBe(401)
  expect(await site.statusOf(other.access_token)).toBe(200)
})

test('of two refreshes at the same moment one at most is answered, and the family ends', async () => {
  const { refresh_token: token, access_token: access } = await site.signIn()
  const answers = await Promise.all([site.refresh(token), site.refresh(token)])
  const good = answers.filter(({ ok }) => ok)
  expect(good.length).toBeLessThanOrEqual(1)
  for (const answer of good) {
    const { access_token: late, refresh_token: next } = await readTokens(answer)
    expect(await site.statusOf(late)).toBe(401)
    expect(await refusalOf(site.refresh(next))).toEqual([400, 'invalid_grant'])
  }
  expect(await site.statusOf(access)).toBe(401)
})

test('the site can revoke a refresh token and everything with it', async () => {
  const { refresh_token: token, access_token: access } = await site.signIn()
  expect((await site.post('/token/revocation', { token })).status).toBe(200)
  expect(await site.statusOf(access)).toBe(401)
  expect(await refusalOf(site.refresh(token))).toEqual([400, 'invalid_grant'])
})

test('the control API changes how long new tokens live, until a reset', async () => {
  expect(await (await control('')).json()).toEqual({
    accessTokenSeconds: 600,
    refreshTokenSeconds: 1_209_600,
    outliveSignOut: false,
  })
  await control('', sendJson('POST', { accessTokenSeconds: 5 }))
  const { access_token: access, expires_in: life } = await site.signIn()
  expect(life).toBe(5)
  vi.setSystemTime(START + 6_000)
  expect(await site.statusOf(access)).toBe(401)
  await fetch(`${server.url}/control/reset`, { method: 'POST' })
  expect((await site.signIn()).expires_in).toBe(600)
})

test('the control API ends access tokens, after which a refresh still helps', async () => {
  const { access_token: access, refresh_token: token } = await site.signIn('account-501')
  expect((await control('/access-tokens?email=maya@example.test', { method: 'DELETE' })).status).toBe(204)
  expect(await site.statusOf(access)).toBe(401)
  expect(await site.statusOf((await readTokens(site.refresh(token))).access_token)).toBe(200)
})

test('the control API ends every session of one player, or of all', async () => {
  const [maya, tomas] = [await site.signIn('account-501'), await site.signIn('account-502')]
  await control('/sessions?email=MAYA@example.test', { method: 'DELETE' })
  expect([await site.statusOf(maya.access_token), await site.statusOf(tomas.access_token)]).toEqual([401, 200])
  expect(await refusalOf(site.refresh(maya.refresh_token))).toEqual([400, 'invalid_grant'])
  await control('/sessions', { method: 'DELETE' })
  expect(await site.statusOf(tomas.access_token)).toBe(401)
})

test.each([
  ['POST', '', { accessTokenSeconds: 0 }, 400],
  ['POST', '', { accesTokenSeconds: 60 }, 400],
  ['DELETE', '/sessions?email=nobody@example.test', undefined, 404],
  ['DELETE', '/sessions?mail=maya@example.test', undefined, 400],
])('the control API refuses %s %s %o', async (method, path, body, status) => {
  expect((await control(path, { method, body: body && JSON.stringify(body) })).status).toBe(status)
})

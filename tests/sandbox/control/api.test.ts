import type { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createGame } from '../../../sandbox/game/service.ts'
import { createClock } from '../../../sandbox/kernel/clock.ts'
import { otherServices } from '../../../sandbox/others.ts'
import { composeServices, createTestContext, NOW, readJson, sendJson } from '../harness.ts'

const playerFields = { name: z.string(), token: z.string(), about: z.string() }

let app: Hono
beforeEach(async () => {
  app = await composeServices(otherServices)
})

const get = async (path: string) => readJson(app.request(path))

test('says that it is well, which services there are, and what time it has', async () => {
  const health = await get('/control/health')
  expect(health).toMatchObject({ status: 'ok', now: NOW })
  expect(health).toHaveProperty('services', expect.arrayContaining(['storefront']))
})

test('lists calls with what identifies them, and no token, secret or body', async () => {
  const headers = { authorization: 'Bearer demo-man', 'x-request-id': 'r-1', 'user-agent': 'Gruppetto' }
  await app.request('/subscription/membership-status/me?access_token=tok-1&eventSecret=hush', { headers })
  await app.request('/tracking/newsletter', sendJson('POST', { email: 'private@example.test' }))
  const calls = await get('/control/calls')
  expect(calls).toEqual([
    {
      service: 'subscription',
      method: 'GET',
      path: '/subscription/membership-status/me?access_token=***&eventSecret=***',
      status: 200,
      fault: null,
      requestId: 'r-1',
      userAgent: 'Gruppetto',
      authorized: true,
      at: NOW,
    },
    expect.objectContaining({ path: '/tracking/newsletter', status: 400, authorized: false, requestId: null }),
  ])
  expect(JSON.stringify(calls)).not.toMatch(/demo-man|tok-1|hush|private@/)
})

test('lists and forgets the calls of one service or one path', async () => {
  for (const path of ['/subscription/plan', '/partner/rest/auth/preregister', '/chat/availability'])
    await app.request(path)
  expect(await get('/control/calls?service=chat')).toHaveLength(1)
  expect(await get('/control/calls?service=partner&path=/rest')).toHaveLength(1)
  expect(await get('/control/calls?path=/subscription/plan')).toHaveLength(1)
  await app.request('/control/calls?service=chat', { method: 'DELETE' })
  expect(await get('/control/calls')).toHaveLength(2)
})

test('keeps the last 2000 calls', async () => {
  for (let call = 0; call < 2001; call += 1) await app.request(`/chat/availability?call=${call}`)
  const calls = await get('/control/calls')
  expect(calls).toHaveLength(2000)
  expect(calls).toHaveProperty('0.path', '/chat/availability?call=1')
})

test('refuses to list the calls of a service that does not exist', async () => {
  expect((await app.request('/control/calls?service=nobody')).status).toBe(400)
})

test('moves the clock', async () => {
  await app.request('/control/clock', sendJson('POST', { offsetMilliseconds: 3_600_000 }))
  expect(await get('/control/health')).toMatchObject({ now: '2026-03-01T13:00:00.000Z' })
})

test.each([{}, { offsetMilliseconds: 'tomorrow' }, { offsetMilliseconds: 1e15 }])(
  'refuses the clock %o',
  async (body) => {
    expect((await app.request('/control/clock', sendJson('POST', body))).status).toBe(400)
    expect(await get('/control/health')).toMatchObject({ now: NOW })
  },
)

test('sends the chat agent away and calls them back', async () => {
  await app.request('/control/chat', sendJson('POST', { available: false }))
  expect(await get('/chat/availability')).toEqual({ available: false })
  await app.request('/control/chat', sendJson('POST', { available: true }))
  expect(await get('/chat/availability')).toEqual({ available: true })
})

test('a reset leaves the clock as it was started', async () => {
  const context = createTestContext()
  const clock = createClock(7_200_000, () => Date.parse(NOW))
  app = await composeServices(otherServices, { context: { ...context, clock } })
  await app.request('/control/clock', sendJson('POST', { offsetMilliseconds: 0 }))
  await app.request('/control/reset', { method: 'POST' })
  expect(await get('/control/health')).toMatchObject({ now: '2026-03-01T14:00:00.000Z' })
})

test('lists the demo players, each with a token that the services take and no password', async () => {
  app = await composeServices([createGame])
  const players = await readJson(app.request('/control/players'), z.array(z.strictObject(playerFields)))
  expect(players.length).toBeGreaterThan(0)
  for (const { name, token } of players) {
    const answer = await app.request('/game/profiles/me', { headers: { authorization: `Bearer ${token}` } })
    const { firstName, lastName } = await readJson(answer, z.object({ firstName: z.string(), lastName: z.string() }))
    expect(name).toBe(`${firstName} ${lastName}`)
  }
})

test('a reset undoes faults, calls, clock, chat and everything visitors sent', async () => {
  const record = { email: 'mika@example.test', id: 'footer', timeStamp: NOW }
  await app.request('/tracking/newsletter', sendJson('POST', record))
  await app.request('/control/faults', sendJson('POST', { service: 'chat', kind: 'failing' }))
  await app.request('/control/chat', sendJson('POST', { available: false }))
  await app.request('/control/clock', sendJson('POST', { offsetMilliseconds: 1000 }))
  await app.request('/control/reset', { method: 'POST' })
  expect(await get('/control/tracking')).toEqual([])
  expect(await get('/control/faults')).toEqual([])
  expect(await get('/control/calls')).toEqual([])
  expect(await get('/control/health')).toMatchObject({ now: NOW })
  expect(await get('/chat/availability')).toEqual({ available: true })
})

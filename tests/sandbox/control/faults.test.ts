import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { CreateService } from '../../../sandbox/kernel/service.ts'
import { composeServices, type Listening, listen, readJson, sendJson } from '../harness.ts'

const truth = { name: 'Alpine dawn', notes: 'a long way up. '.repeat(50) }
let served = 0
let waits: number[] = []
let sandbox: Listening

const createRides: CreateService = () => ({
  name: 'rides',
  routes: new Hono()
    .get('/list', (c) => {
      served += 1
      return c.json(truth)
    })
    .post('/list', (c) => c.json({ saved: true })),
  reset() {},
})

beforeEach(async () => {
  served = 0
  waits = []
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds)
  }
  sandbox = await listen(await composeServices([createRides], { ports: { wait } }))
})
afterEach(() => sandbox.close())

const switchOn = (fault: object) =>
  fetch(`${sandbox.url}/control/faults`, sendJson('POST', { service: 'rides', ...fault }))
const ride = () => fetch(`${sandbox.url}/rides/list`)
const lastCall = async () => (await readJson(fetch(`${sandbox.url}/control/calls`), z.array(z.unknown()))).at(-1)

test('answers truly while no fault is on', async () => {
  expect(await (await ride()).json()).toEqual(truth)
})

test('a slow service waits as long as told, then answers truly', async () => {
  await switchOn({ kind: 'slow', milliseconds: 1234 })
  expect(await (await ride()).json()).toEqual(truth)
  expect(waits).toEqual([1234])
})

test('a failing service answers with the 5xx asked for and does no work', async () => {
  await switchOn({ kind: 'failing', status: 503 })
  const answer = await ride()
  expect(answer.status).toBe(503)
  expect(await answer.json()).toHaveProperty('error')
  expect(served).toBe(0)
})

test('a refusing service answers 403 with a key', async () => {
  await switchOn({ kind: 'refused' })
  const answer = await ride()
  expect(answer.status).toBe(403)
  expect(await answer.json()).toEqual({ key: 'sandbox.refused' })
})

test('a malformed answer claims to be JSON and is not', async () => {
  await switchOn({ kind: 'malformed' })
  const answer = await ride()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('application/json')
  await expect(answer.json()).rejects.toThrow(SyntaxError)
})

test('an answer of the wrong schema is JSON of another shape', async () => {
  await switchOn({ kind: 'wrong_schema' })
  expect(Object.keys(await readJson(ride(), z.looseObject({})))).not.toContain('name')
})

test('a rate-limited service says in whole seconds when to come again', async () => {
  await switchOn({ kind: 'rate_limited', milliseconds: 1500 })
  const answer = await ride()
  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toBe('2')
})

test('an unreachable service hangs up before any answer', async () => {
  await switchOn({ kind: 'unreachable' })
  await expect(ride()).rejects.toThrow('fetch failed')
  expect(served).toBe(0)
  expect(await lastCall()).toMatchObject({ status: null, fault: 'unreachable' })
})

test('a cut-short answer promises its whole length and breaks off half-way', async () => {
  await switchOn({ kind: 'cut_short' })
  const answer = await ride()
  expect(answer.status).toBe(200)
  expect(Number(answer.headers.get('content-length'))).toBe(JSON.stringify(truth).length)
  await expect(answer.text()).rejects.toThrow('terminated')
  expect(served).toBe(1)
  expect(await lastCall()).toMatchObject({ status: null, fault: 'cut_short' })
})

test('a client without fetch sees half of the cut-short body and an aborted message', async () => {
  await switchOn({ kind: 'cut_short' })
  const message = await new Promise<IncomingMessage>((resolve) => {
    request(`${sandbox.url}/rides/list`, resolve).end()
  })
  let received = ''
  message.setEncoding('utf8').on('data', (part: string) => {
    received += part
  })
  await once(message, 'close').catch(() => {})
  expect(message.complete).toBe(false)
  expect(received).toBe(JSON.stringify(truth).slice(0, JSON.stringify(truth).length / 2))
})

test('a fault hits only the method and the path it names', async () => {
  await switchOn({ kind: 'failing', method: 'POST', path: '/list' })
  expect((await ride()).status).toBe(200)
  expect((await fetch(`${sandbox.url}/rides/list`, { method: 'POST' })).status).toBe(500)
  expect((await fetch(`${sandbox.url}/rides/other`, { method: 'POST' })).status).toBe(404)
})

test('a fault of one player hits only calls that carry the player’s token', async () => {
  await switchOn({ kind: 'rate_limited', player: 'maya@example.test' })
  const rideAs = (token: string) =>
    fetch(`${sandbox.url}/rides/list`, { headers: { authorization: `Bearer ${token}` } })
  expect((await rideAs('demo-woman')).status).toBe(429)
  for (const token of ['demo-man', 'nobody']) expect((await rideAs(token)).status).toBe(200)
  expect((await ride()).status).toBe(200)
})

test('a fault of one request id leaves all other calls alone, also those without an id, and is not used up by them', async () => {
  await switchOn({ kind: 'failing', requestId: 'a-test-of-mine', times: 1 })
  const rideWith = (id: string) => fetch(`${sandbox.url}/rides/list`, { headers: { 'x-request-id': id } })
  expect((await ride()).status).toBe(200)
  expect((await rideWith('a-test-of-another')).status).toBe(200)
  expect((await rideWith('a-test-of-mine')).status).toBe(500)
  expect((await rideWith('a-test-of-mine')).status).toBe(200)
})

test('calls are found by their request id', async () => {
  for (const id of ['one-of-two', 'two-of-two'])
    await fetch(`${sandbox.url}/rides/list`, { headers: { 'x-request-id': id } })
  const found = await fetch(`${sandbox.url}/control/calls?requestId=two-of-two`)
  expect(await found.json()).toEqual([expect.objectContaining({ requestId: 'two-of-two' })])
})

test('a path may be written with or without the service in front', async () => {
  await switchOn({ kind: 'failing', path: '/rides/list' })
  expect((await ride()).status).toBe(500)
})

test('a fault wears off after its number of times', async () => {
  await switchOn({ kind: 'failing', times: 2 })
  expect([await ride(), await ride(), await ride()].map((answer) => answer.status)).toEqual([500, 500, 200])
  expect(await (await fetch(`${sandbox.url}/control/faults`)).json()).toEqual([])
})

test('faults are switched off one by one or all together', async () => {
  const first = await readJson(switchOn({ kind: 'refused' }), z.object({ id: z.number() }))
  await switchOn({ kind: 'failing' })
  await fetch(`${sandbox.url}/control/faults/${first.id}`, { method: 'DELETE' })
  expect((await ride()).status).toBe(500)
  await fetch(`${sandbox.url}/control/faults`, { method: 'DELETE' })
  expect((await ride()).status).toBe(200)
})

test.each([
  ['an unknown service', { service: 'nobody', kind: 'slow' }],
  ['an unknown kind', { kind: 'sleepy' }],
  ['a misspelt limit', { kind: 'slow', time: 1 }],
  ['a status that is no failure', { kind: 'failing', status: 200 }],
  ['a path that is not one', { kind: 'failing', path: 'list' }],
  ['a player who is no e-mail address', { kind: 'slow', player: 'maya' }],
  ['a request id that is empty', { kind: 'slow', requestId: '' }],
  ['a negative wait', { kind: 'slow', milliseconds: -1 }],
])('refuses a fault with %s', async (_what, fault) => {
  const answer = await switchOn(fault)
  expect(answer.status).toBe(400)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(await answer.json()).toMatchObject({ status: 400, code: 'bad_input' })
  expect((await ride()).status).toBe(200)
})

test('refuses a body that is not JSON', async () => {
  const answer = await fetch(`${sandbox.url}/control/faults`, { method: 'POST', body: '{' })
  expect(answer.status).toBe(400)
})

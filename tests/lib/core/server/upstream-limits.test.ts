import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onBehalfOf } from '@/lib/core/server/on-behalf-of'
import { callerOf } from '@/lib/core/server/upstream-caller'
import { coolDownMsOf, startCoolDown } from '@/lib/core/server/upstream-cool-down'
import { upstreamFetch } from '@/lib/core/server/upstream-fetch'
import { good, limiting, limitingSome, service, settle, type Asking } from './fake-service'

const busy = { kind: 'busy', code: 'upstream_unavailable', status: 429 }
const ok = { laps: 3 }

const reading = (token: string): Asking => ({ token })
const writing = (token: string): Asking => ({ token, method: 'POST', body: {} })
const route = (id: number): Asking => ({ url: `https://game.test/routes/${id}` })
const isOf = (token: string) => (request: Request) => request.headers.get('authorization') === `Bearer ${token}`

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T18:00:00Z') })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => vi.useRealTimers())

test.each([
  ['reads', reading],
  ['writes', writing],
])('a limit on what one player %s is that player’s alone', async (_, call) => {
  const { asked, ask } = limitingSome(isOf('maya'))
  await expect(ask(call('maya'))).rejects.toMatchObject({ ...busy, retryAfterSeconds: 30 })
  await expect(ask(call('maya'))).rejects.toMatchObject({ ...busy, retryAfterSeconds: 30 })
  expect(asked).toHaveLength(1)
  const startedAt = Date.now()
  for (const other of ['tomas', 'robin', 'greta']) await expect(ask(call(other))).resolves.toEqual(ok)
  expect(Date.now()).toBe(startedAt)
})

test('a player who may write no more still reads, and the other way round', async () => {
  const { ask } = limitingSome(({ method }) => method === 'POST')
  await ask(writing('maya')).catch(() => undefined)
  await expect(ask(reading('maya'))).resolves.toEqual(ok)
  const reads = limitingSome(({ method }) => method === 'GET')
  await reads.ask(reading('maya')).catch(() => undefined)
  await expect(reads.ask(writing('maya'))).resolves.toEqual(ok)
})

test('a player is the same with another token', async () => {
  const { asked, ask } = service({ answer: limiting(30) })
  await onBehalfOf('maya', () => ask(reading('token-1'))).catch(() => undefined)
  await expect(onBehalfOf('maya', () => ask(reading('token-2')))).rejects.toMatchObject(busy)
  expect(asked).toHaveLength(1)
})

test('a limit on one thing that anybody reads keeps nobody from the next', async () => {
  const { asked, ask } = limitingSome(({ url }) => url.endsWith('/1'))
  await ask(route(1)).catch(() => undefined)
  await expect(ask(route(1))).rejects.toMatchObject({ ...busy, retryAfterSeconds: 30 })
  expect(asked).toHaveLength(1)
  await expect(ask(route(2))).resolves.toEqual(ok)
})

test('searches are told apart by what they look for', async () => {
  const search = (tag: string): Asking => ({ method: 'POST', isRead: true, body: { tag } })
  const { asked, ask } = service({ answer: limiting(30) }, { answer: good })
  await ask(search('race')).catch(() => undefined)
  await expect(ask(search('race'))).rejects.toMatchObject(busy)
  await expect(ask(search('tour'))).resolves.toEqual(ok)
  expect(asked).toHaveLength(2)
})

test('what one visitor may not write yet, others write', async () => {
  const { ask } = service({ answer: limiting(30) }, { answer: good })
  await ask({ method: 'POST', body: { email: 'maya@example.test' } }).catch(() => undefined)
  await expect(ask({ method: 'POST', body: { email: 'tomas@example.test' } })).resolves.toEqual(ok)
})

test('a form that can’t be compared with others waits for none of them', async () => {
  const answers = [limiting(30)(), good()]
  const transport = async () => answers.shift() ?? good()
  const send = () => {
    const body = new FormData()
    body.set('message', 'My trainer sleeps.')
    const call = { service: 'support of a test', operation: 'send', transport }
    return upstreamFetch(call)('https://support.test', { method: 'POST', body })
  }
  await expect(settle(send())).rejects.toMatchObject(busy)
  await expect(settle(send())).resolves.toMatchObject({ status: 200 })
})

test('who one is, is remembered without a token, a code or an address', () => {
  const headers = new Headers({ authorization: 'Bearer secret-token' })
  const body = new URLSearchParams({ code: 'secret-code' })
  const write = { service: 'identity', callClass: 'write' } as const
  const names = [
    callerOf({ service: 'game', callClass: 'member read' }, 'https://game.test', { headers }),
    callerOf(write, 'https://id.test/token?secret', { method: 'POST', headers: new Headers(), body }),
  ]
  expect(JSON.stringify(names)).not.toMatch(/secret|test/)
  expect(new Set(names.map(({ limited }) => limited)).size).toBe(2)
})

test('the site’s own credentials are no player', () => {
  const call = { service: 'identity', callClass: 'write' } as const
  const asked = (authorization: string, body: string) =>
    callerOf(call, 'https://id.test/token', { method: 'POST', headers: new Headers({ authorization }), body })
  expect(asked('Basic c2l0ZQ==', 'code=1').limited).not.toBe(asked('Basic c2l0ZQ==', 'code=2').limited)
  expect(asked('Bearer maya', 'a').limited).toBe(asked('Bearer maya', 'b').limited)
})

test('ten thousand who are limited are remembered, and callers before them ask once too often', () => {
  for (let who = 0; who <= 10_000; who += 1) startCoolDown(`crowd ${who}`, 30_000)
  expect(coolDownMsOf('crowd 0')).toBe(0)
  expect(coolDownMsOf('crowd 1')).toBe(30_000)
  startCoolDown('crowd 1', 10_000)
  expect(coolDownMsOf('crowd 1')).toBe(30_000)
})

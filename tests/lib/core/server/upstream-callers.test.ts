import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallerRun } from '@/lib/core/server/caller-run'
import { onBehalfOf } from '@/lib/core/server/on-behalf-of'
import { withRequestBudget } from '@/lib/core/server/request-budget'
import { failing, good, limiting, service, settle, type Asking } from './fake-service'

const open = { kind: 'open', code: 'upstream_unavailable' }
const ok = { laps: 3 }
const read = (token: string): Asking => ({ token })
const write = (token: string): Asking => ({ token, method: 'DELETE' })
const tokenOf = ({ headers }: Request) => headers.get('authorization')?.replace('Bearer ', '') ?? ''

/** A service that fails for some players, and is well for all others. */
const failingFor = (...players: string[]) =>
  service({ answer: (request) => (players.includes(tokenOf(request)) ? failing() : good()) })

const four = ['maya', 'tomas', 'robin', 'greta']
const five = [...four, 'owen']

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T18:00:00Z') })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => vi.useRealTimers())

test.each([
  ['reads', read],
  ['writes', write],
])('a player whose %s always fail opens a breaker of their own, and of nobody else', async (_, call) => {
  const { asked, ask, askOften } = failingFor('maya')
  await askOften(8, call('maya'))
  const attempts = asked.length
  await expect(ask(call('maya'))).rejects.toMatchObject({ ...open, retryAfterSeconds: 10 })
  expect(asked).toHaveLength(attempts)
  await expect(ask(call('tomas'))).resolves.toEqual(ok)
})

test('four players whose calls always fail close no class', async () => {
  const { ask, askOften } = failingFor(...four)
  for (const player of four) await askOften(6, write(player))
  await expect(ask(write('chiara'))).resolves.toEqual(ok)
})

test('five players in a row do, and the first to try after it is none of them', async () => {
  let isUp = false
  const { asked, ask } = service({ answer: () => (isUp ? good() : failing()) })
  for (const player of five) await ask(write(player)).catch(() => undefined)
  await expect(ask(write('chiara'))).rejects.toMatchObject({ ...open, retryAfterSeconds: 10 })
  expect(asked).toHaveLength(5)
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(ask(write('maya'))).rejects.toMatchObject({ ...open, retryAfterSeconds: 10 })
  isUp = true
  await expect(ask(write('chiara'))).resolves.toEqual(ok)
  await expect(ask(write('maya'))).resolves.toEqual(ok)
})

test('where nobody else asks, one of them tries ten seconds later', async () => {
  let isUp = false
  const { ask } = service({ answer: () => (isUp ? good() : failing()) })
  for (const player of five) await ask(write(player)).catch(() => undefined)
  isUp = true
  await vi.advanceTimersByTimeAsync(20_000)
  await expect(ask(write('maya'))).resolves.toEqual(ok)
})

test('a try that fails keeps the class closed for another ten seconds', async () => {
  const { asked, ask } = service({ answer: failing })
  for (const player of five) await ask(write(player)).catch(() => undefined)
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(ask(write('chiara'))).rejects.toMatchObject({ kind: 'status' })
  await expect(ask(write('sam'))).rejects.toMatchObject({ ...open, retryAfterSeconds: 10 })
  expect(asked).toHaveLength(6)
})

test('one who gets through among them, or a minute between them, says that the service is well', async () => {
  const { ask } = failingFor(...five)
  for (const player of [...four, 'chiara', 'owen']) await ask(write(player)).catch(() => undefined)
  await expect(ask(write('sam'))).resolves.toEqual(ok)
  const slow = failingFor(...five)
  for (const player of five) {
    await slow.ask(write(player)).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(16_000)
  }
  await expect(slow.ask(write('sam'))).resolves.toEqual(ok)
})

test('a try that is never sent says nothing of the service', async () => {
  const { asked, ask } = service({ answer: limiting(60) }, { answer: failing })
  await ask(write('limited')).catch(() => undefined)
  for (const player of five) await ask(write(player)).catch(() => undefined)
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(ask(write('limited'))).rejects.toMatchObject({ kind: 'busy' })
  expect(asked).toHaveLength(6)
  await expect(ask(write('chiara'))).rejects.toMatchObject({ kind: 'status' })
  await expect(ask(write('sam'))).rejects.toMatchObject(open)
})

test('a caller whose own breaker is open takes the try from nobody', async () => {
  const late = ['late-1', 'late-2', 'late-3', 'late-4', 'late-5']
  const { asked, ask, start } = service({
    answer: (request) => (tokenOf(request) === 'chiara' ? good() : failing()),
    afterMs: (request) => (tokenOf(request) === 'maya' ? 2000 : tokenOf(request).startsWith('late') ? 3000 : 0),
  })
  const slow = [...Array.from({ length: 5 }, () => 'maya'), ...late].map((player) => start(write(player)))
  const others = five.with(0, 'sam').map((player) => start(write(player)))
  await Promise.allSettled([...slow, ...others].map(settle))
  await vi.advanceTimersByTimeAsync(7500)
  expect(asked).toHaveLength(15)
  await expect(ask(write('maya'))).rejects.toMatchObject(open)
  await expect(ask(write('chiara'))).resolves.toEqual(ok)
})

test('players whose calls are late are in a row like any others', async () => {
  const { asked, start } = service({ answer: good, afterMs: 60_000 })
  const late = five.map((player) => start({ ...write(player), deadlineMs: 500 }))
  await settle(Promise.allSettled(late))
  await expect(start(write('chiara'))).rejects.toMatchObject(open)
  expect(asked).toHaveLength(5)
})

test('those of a row are remembered no further back than it takes', () => {
  const run = new CallerRun(60_000)
  expect(five.map((player) => run.add(player))).toEqual([false, false, false, false, true])
  expect(run.add('chiara')).toBe(true)
  expect([run.has('maya'), run.has('tomas')]).toEqual([false, true])
})

test('a client who asks for what makes a service fail opens a breaker of that client alone', async () => {
  const { ask } = service({ answer: ({ url }) => (url.includes('/poison') ? failing() : good()) })
  const from = (client: string, path: string) =>
    withRequestBudget(() => ask({ url: `https://game.test${path}` }), client)
  for (let id = 0; id < 20; id += 1) await from('192.0.2.1', `/poison/${id}`).catch(() => undefined)
  await expect(from('192.0.2.1', '/routes/1')).rejects.toMatchObject(open)
  await expect(from('192.0.2.2', '/routes/1')).resolves.toEqual(ok)
})

test('a player is one, whatever network the calls come from', async () => {
  const { ask } = failingFor('maya')
  for (let host = 0; host < 9; host += 1) {
    const asPlayer = () => onBehalfOf('player 501', () => ask(write('maya')))
    await withRequestBudget(asPlayer, `192.0.2.${host}`).catch(() => undefined)
  }
  await expect(withRequestBudget(() => ask(write('tomas')), '192.0.2.100')).resolves.toEqual(ok)
})

test('a client with a hundred slow calls leaves half of the places to others', async () => {
  const { asked, start } = service({ answer: good, afterMs: 1000 })
  const slow = withRequestBudget(
    () => Array.from({ length: 100 }, () => start({ query: { of: 'one' }, deadlineMs: 60_000 })),
    '192.0.2.1',
  )
  const other = Array.from({ length: 16 }, (_, index) =>
    withRequestBudget(() => start({ query: { of: 'others' } }), `192.0.2.${2 + index}`),
  )
  await vi.advanceTimersByTimeAsync(0)
  const of = (who: string) => asked.filter(({ url }) => url.endsWith(`of=${who}`)).length
  expect([of('one'), of('others')]).toEqual([16, 16])
  await expect(settle(Promise.all([...slow, ...other]))).resolves.toHaveLength(116)
})

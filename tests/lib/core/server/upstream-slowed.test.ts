import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { onBehalfOf } from '@/lib/core/server/on-behalf-of'
import { withRequestBudget } from '@/lib/core/server/request-budget'
import { failing, good, limiting, limitingSome, service, settle, unnamed, type Asking } from './fake-service'

const busy = { kind: 'busy', code: 'upstream_unavailable', status: 429 }
const ok = { laps: 3 }

const reading = (token: string): Asking => ({ token })
const writing = (token: string): Asking => ({ token, method: 'POST', body: {} })
const route = (id: number): Asking => ({ url: `https://game.test/routes/${id}` })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T18:00:00Z') })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => vi.useRealTimers())

const players = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `player-${from + index}`)

test('a limit on the whole site slows a class: one call at a time, and never none', async () => {
  const { sentAt, ask, start } = service({ answer: limiting(60) })
  for (const player of players(0, 5)) await ask(writing(player)).catch(() => undefined)
  const startedAt = Date.now()
  // Ten players a second, for a minute.
  const ends: Promise<unknown>[] = []
  for (let tick = 0; tick < 600; tick += 1) {
    ends.push(start(writing(`new-${tick}`)).catch(() => undefined))
    await vi.advanceTimersByTimeAsync(100)
  }
  const sent = sentAt.filter((at) => at > startedAt && at <= startedAt + 60_000)
  expect(sent.length).toBeGreaterThan(25)
  expect(sent.length).toBeLessThan(40)
  const gaps = sent.map((at, index) => at - (sent[index - 1] ?? startedAt))
  expect(Math.max(...gaps)).toBeLessThan(2500)
  await settle(Promise.all(ends))
})

test('who comes while a class is slowed waits for a place, or is told for how long', async () => {
  const { asked, ask, start } = service(...Array.from({ length: 6 }, () => ({ answer: limiting(60) })), {
    answer: good,
  })
  for (const player of players(0, 5)) await ask(writing(player)).catch(() => undefined)
  const first = start(writing('new-1')) // as soon as the first place comes, and limited as well
  const hasty = start({ ...writing('new-2'), deadlineMs: 50 })
  await expect(hasty).rejects.toMatchObject({ ...busy, retryAfterSeconds: 1 })
  await expect(settle(first)).rejects.toMatchObject({ ...busy, retryAfterSeconds: 60 })
  const before = asked.length
  await expect(settle(start(writing('new-3')))).resolves.toEqual(ok)
  expect(asked).toHaveLength(before + 1)
})

test('a class is at its full speed again after six calls that are served', async () => {
  const { ask, start } = limitingSome(({ headers }) => (headers.get('authorization') ?? '').includes('player'))
  for (const player of players(0, 5)) await ask(writing(player)).catch(() => undefined)
  for (let served = 0; served < 6; served += 1) await expect(ask(writing(`new-${served}`))).resolves.toEqual(ok)
  const startedAt = Date.now()
  const crowd = Array.from({ length: 30 }, (_, index) => start(writing(`crowd-${index}`)))
  await expect(settle(Promise.all(crowd))).resolves.toHaveLength(30)
  expect(Date.now()).toBe(startedAt)
})

test('it grows: the first that is served lets the others follow one after the other', async () => {
  const { sentAt, ask, start } = limitingSome(({ headers }) => (headers.get('authorization') ?? '').includes('player'))
  for (const player of players(0, 5)) await ask(writing(player)).catch(() => undefined)
  await ask(writing('new'))
  const crowd = Array.from({ length: 20 }, (_, index) => start(writing(`crowd-${index}`)))
  await settle(Promise.all(crowd))
  const [first = 0, second = 0] = sentAt.slice(6)
  expect(second).toBeGreaterThan(first)
})

test('what anybody may read is the whole site’s once five different questions are limited', async () => {
  const isSlowed = async (ids: readonly number[]) => {
    const { ask, start } = limitingSome(({ url }) => Number(url.split('/').at(-1)) < 10)
    for (const id of ids) await ask(route(id)).catch(() => undefined)
    const startedAt = Date.now()
    await settle(Promise.all([start(route(11)), start(route(12))]))
    return Date.now() > startedAt
  }
  await expect(isSlowed([1, 2, 3, 4, 5])).resolves.toBe(true)
  await expect(isSlowed([1, 2, 3, 4, 1, 2, 3, 4])).resolves.toBe(false)
})

test('other classes of a slowed service go on as they are', async () => {
  const { ask, start } = limitingSome(({ method }) => method === 'POST')
  for (const player of players(0, 5)) await ask(writing(player)).catch(() => undefined)
  const startedAt = Date.now()
  await expect(settle(Promise.all([start(reading('a')), start(reading('b')), start()]))).resolves.toHaveLength(3)
  expect(Date.now()).toBe(startedAt)
})

/** Whether two more players have to wait after what others did. */
async function areOthersSlowed(trouble: (ask: (request: Asking) => Promise<unknown>) => Promise<void>) {
  const { start, ask } = service({
    answer({ headers }) {
      const who = headers.get('authorization') ?? ''
      if (who.includes('down')) return failing()
      return who.includes('player') ? unnamed() : good()
    },
  })
  await trouble((request) => ask(request).catch(() => undefined))
  const startedAt = Date.now()
  await settle(Promise.all([start(writing('maya')), start(writing('tomas'))]))
  return Date.now() > startedAt
}

test('five players in a row are the whole site’s, fewer are their own', async () => {
  const ofSite = areOthersSlowed(async (ask) => {
    for (const player of players(0, 5)) await ask(writing(player))
  })
  await expect(ofSite).resolves.toBe(true)
  const ofFiveAndAnOutage = areOthersSlowed(async (ask) => {
    for (const player of ['player-0', 'down', ...players(1, 5)]) await ask(writing(player))
  })
  await expect(ofFiveAndAnOutage).resolves.toBe(true)
  const ofFour = areOthersSlowed(async (ask) => {
    for (const player of [...players(0, 4), ...players(0, 4)]) await ask(writing(player))
  })
  await expect(ofFour).resolves.toBe(false)
})

test('one player who gets through among them refutes it', async () => {
  const slowed = areOthersSlowed(async (ask) => {
    for (const player of [...players(0, 4), 'chiara', ...players(4, 8)]) await ask(writing(player))
  })
  await expect(slowed).resolves.toBe(false)
})

test('so do five players who are minutes apart', async () => {
  const slowed = areOthersSlowed(async (ask) => {
    for (const player of players(0, 8)) {
      await ask(writing(player))
      await vi.advanceTimersByTimeAsync(4000)
    }
  })
  await expect(slowed).resolves.toBe(false)
})

test('one player with five sessions is one, and so is one client with five sign-ins', async () => {
  const ofOne = areOthersSlowed(async (ask) => {
    for (const token of players(0, 9)) await onBehalfOf('maya', () => ask(writing(token)))
  })
  await expect(ofOne).resolves.toBe(false)
  const { ask, start } = service(...Array.from({ length: 9 }, () => ({ answer: unnamed })), { answer: good })
  const signIn = (code: number): Asking => ({ method: 'POST', body: { code }, schema: z.unknown() })
  for (let code = 0; code < 9; code += 1) {
    await withRequestBudget(() => ask(signIn(code)), '192.0.2.1').catch(() => undefined)
  }
  const startedAt = Date.now()
  await settle(Promise.all([100, 101].map((code) => withRequestBudget(() => start(signIn(code)), '192.0.2.2'))))
  expect(Date.now()).toBe(startedAt)
})

test('few players who go on asking hold nobody up, and are asked about seldom', async () => {
  const { asked, ask, start } = limitingSome(
    ({ headers }) => /player/.test(headers.get('authorization') ?? ''),
    unnamed,
  )
  const insist = (player: string) => ask({ ...writing(player), deadlineMs: 90 }).catch(() => undefined)
  for (let round = 0; round < 60; round += 1) {
    for (const player of players(0, 5)) await insist(player)
    await vi.advanceTimersByTimeAsync(500)
  }
  expect(asked.length).toBeLessThan(30)
  await vi.advanceTimersByTimeAsync(10_000)
  await insist('player-0')
  const startedAt = Date.now()
  await expect(settle(start(writing('maya')))).resolves.toEqual(ok)
  expect(Date.now() - startedAt).toBeLessThanOrEqual(300)
})

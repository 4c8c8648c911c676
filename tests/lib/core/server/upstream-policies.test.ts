import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failing, good, limiting, service, settle, type Asking } from './fake-service'

const publicRead: Asking = {}
const memberRead: Asking = { token: 'abc' }
const write: Asking = { method: 'DELETE', token: 'abc' }
const classes = { publicRead, memberRead, write }
const unlike = (name: string) => Object.entries(classes).flatMap(([other, call]) => (other === name ? [] : [call]))

const open = { kind: 'open', code: 'upstream_unavailable' }
const busy = { kind: 'busy', code: 'upstream_unavailable' }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T18:00:00Z') })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => vi.useRealTimers())

test.each(Object.entries(classes))(
  'a service that keeps failing a %s is still asked everything else',
  async (name, call) => {
    let isUp = false
    const { asked, ask, askOften } = service({ answer: () => (isUp ? good() : failing()) })
    await askOften(5, call)
    const attempts = asked.length
    await expect(ask(call)).rejects.toMatchObject(open)
    expect(asked).toHaveLength(attempts)
    isUp = true
    for (const other of unlike(name)) await expect(ask(other)).resolves.toEqual({ laps: 3 })
  },
)

test('a failing class is asked again after a while, and says until when not', async () => {
  let isUp = false
  const { ask, askOften } = service({ answer: () => (isUp ? good() : failing()) })
  await askOften(5, write)
  await vi.advanceTimersByTimeAsync(4000)
  await expect(ask(write)).rejects.toMatchObject({ ...open, retryAfterSeconds: 6 })
  isUp = true
  await vi.advanceTimersByTimeAsync(6000)
  await expect(ask(write)).resolves.toEqual({ laps: 3 })
  await expect(ask(write)).resolves.toEqual({ laps: 3 })
})

test('lets one call through to try a failing service, and does not keep the others waiting', async () => {
  const down = Array.from({ length: 5 }, () => ({ answer: failing }))
  const { asked, askOften, start } = service(...down, { answer: good, afterMs: 3000 })
  await askOften(5, write)
  await vi.advanceTimersByTimeAsync(10_000)
  const trial = start(write)
  await vi.advanceTimersByTimeAsync(0)
  await expect(start(write)).rejects.toMatchObject(open)
  expect(asked).toHaveLength(6)
  await expect(settle(trial)).resolves.toEqual({ laps: 3 })
})

test('a probe is sent although a breaker is open, and once one is served so is everybody', async () => {
  let isUp = false
  const { asked, ask, askOften } = service({ answer: () => (isUp ? good() : failing()) })
  const probe = { isProbe: true }
  await askOften(5)
  const attempts = asked.length
  await expect(ask(probe)).rejects.toMatchObject({ kind: 'status', status: 503 })
  expect(asked.length).toBeGreaterThan(attempts)
  isUp = true
  await expect(ask()).rejects.toMatchObject(open)
  await expect(ask(probe)).resolves.toEqual({ laps: 3 })
  await expect(ask()).resolves.toEqual({ laps: 3 })
})

test('after an outage no caller’s own breaker keeps calls back once a probe is served, and without one it does', async () => {
  let isUp = false
  let isPlayersData = false
  const { start, askOften } = service({
    answer: ({ headers }) => {
      const fails = isPlayersData ? headers.get('authorization') === 'Bearer one-player' : !isUp
      return fails ? failing() : good()
    },
  })
  const player: Asking = { token: 'one-player' }
  const probe: Asking = { token: 'another', isProbe: true }
  /** With no more time than two attempts take. */
  const ask = async (request: Asking) => {
    const answer = start(request)
    answer.catch(() => undefined)
    await vi.advanceTimersByTimeAsync(500)
    return answer
  }
  await askOften(5, player)
  await expect(ask(probe)).rejects.toMatchObject({ status: 503 })
  isUp = true
  await expect(ask({ token: 'another' })).resolves.toEqual({ laps: 3 })
  await expect(ask(player)).rejects.toMatchObject(open)
  await expect(ask(probe)).resolves.toEqual({ laps: 3 })
  await expect(ask(player)).resolves.toEqual({ laps: 3 })

  isPlayersData = true
  await askOften(5, player)
  await expect(ask(probe)).resolves.toEqual({ laps: 3 })
  await expect(ask(player)).rejects.toMatchObject(open)
})

test('a service that limits the rate is no failing one', async () => {
  const { asked, ask, askOften } = service({ answer: () => new Response('', { status: 429 }) })
  await askOften(15, write)
  await expect(ask(write)).rejects.toMatchObject({ ...busy, status: 429 })
  expect(asked).toHaveLength(16)
})

test('waits as long as the service asks, and then asks once more', async () => {
  const { asked, ask } = service({ answer: limiting(2) }, { answer: good })
  const startedAt = Date.now()
  await expect(ask()).resolves.toEqual({ laps: 3 })
  expect(Date.now() - startedAt).toBe(2200)
  expect(asked).toHaveLength(2)
})

test('a player who comes while the service asks to be left alone waits, too, be it with a write', async () => {
  const { asked, ask, start } = service({ answer: limiting(2) }, { answer: good })
  await ask({ ...write, deadlineMs: 1000 }).catch(() => undefined)
  const later = start(write)
  await vi.advanceTimersByTimeAsync(1999)
  expect(asked).toHaveLength(1)
  await expect(settle(later)).resolves.toEqual({ laps: 3 })
  expect(asked).toHaveLength(2)
})

test('who can’t wait so long is told at once, and for how long', async () => {
  const { asked, ask } = service({ answer: limiting(30) }, { answer: good })
  const startedAt = Date.now()
  await expect(ask()).rejects.toMatchObject({ ...busy, status: 429, retryAfterSeconds: 30 })
  await expect(ask()).rejects.toMatchObject({ ...busy, retryAfterSeconds: 30 })
  expect(Date.now()).toBe(startedAt)
  expect(asked).toHaveLength(1)
  await expect(ask(memberRead)).resolves.toEqual({ laps: 3 })
})

test('a service that asks for an hour is asked again after a minute', async () => {
  const { ask } = service({ answer: limiting(3600) }, { answer: good })
  await ask().catch(() => undefined)
  await vi.advanceTimersByTimeAsync(59_000)
  await expect(ask({ deadlineMs: 500 })).rejects.toMatchObject(busy)
  await vi.advanceTimersByTimeAsync(1000)
  await expect(ask()).resolves.toEqual({ laps: 3 })
})

test('`retry-after` may be a date, and a nonsense asks for nothing', async () => {
  const asking = (retryAfter: string) => () => new Response('', { status: 429, headers: { 'retry-after': retryAfter } })
  const startedAt = Date.now()
  await service({ answer: asking('Sun, 01 Mar 2026 18:00:03 GMT') }, { answer: good }).ask()
  expect(Date.now() - startedAt).toBe(3200)
  await service({ answer: asking('soon') }, { answer: good }).ask()
  await service({ answer: asking('Sun, 01 Mar 2026 17:00:00 GMT') }, { answer: good }).ask()
  expect(Date.now() - startedAt).toBe(3600)
})

test('asks one service for 32 things at once, keeps 128 waiting and turns the next away at once', async () => {
  const { asked, start } = service({ answer: good, afterMs: 100 })
  const calls = Array.from({ length: 160 }, () => start())
  await expect(start()).rejects.toMatchObject({ ...busy, retryAfterSeconds: 1 })
  expect(asked).toHaveLength(32)
  await expect(service({ answer: good }).ask()).resolves.toEqual({ laps: 3 })
  await expect(settle(Promise.all(calls))).resolves.toHaveLength(160)
  await expect(settle(start())).resolves.toEqual({ laps: 3 })
})

test('a call that timed out waiting is never sent, and those behind get their turn', async () => {
  const { asked, start } = service({ answer: good, afterMs: 1500 })
  const first = Array.from({ length: 32 }, () => start())
  const impatient = start({ deadlineMs: 500, query: { who: 'impatient' } })
  const patient = start({ query: { who: 'patient' } })
  await expect(settle(impatient)).rejects.toMatchObject({ ...busy, retryAfterSeconds: 1 })
  await expect(patient).resolves.toEqual({ laps: 3 })
  await Promise.all(first)
  expect(asked.map(({ url }) => new URL(url).searchParams.get('who')).filter(Boolean)).toEqual(['patient'])
})

test('a pause before another attempt keeps nobody from being asked', async () => {
  const { asked, start } = service(...Array.from({ length: 32 }, () => ({ answer: limiting(1) })), { answer: good })
  const paused = Array.from({ length: 32 }, () => start(memberRead))
  await vi.advanceTimersByTimeAsync(1)
  const other = start(publicRead)
  await vi.advanceTimersByTimeAsync(1)
  await expect(other).resolves.toEqual({ laps: 3 })
  expect(asked).toHaveLength(33)
  await settle(Promise.all(paused))
})

test('a short trouble of many calls at once is got over, and opens no breaker', async () => {
  const { ask, start } = service(...Array.from({ length: 20 }, () => ({ answer: failing })), { answer: good })
  const calls = Array.from({ length: 20 }, () => start())
  await expect(settle(Promise.all(calls))).resolves.toHaveLength(20)
  await expect(ask()).resolves.toEqual({ laps: 3 })
})

test('a call that has begun makes its second attempt although its class has failed meanwhile', async () => {
  const slow = 'https://game.test/slow'
  let tries = 0
  const { ask, start } = service({
    answer: ({ url }) => (url === slow && (tries += 1) > 1 ? good() : failing()),
    afterMs: ({ url }) => (url === slow ? 100 : 0),
  })
  const others = Array.from({ length: 5 }, () => start())
  const late = start({ url: slow })
  await settle(Promise.allSettled([...others, late]))
  await expect(late).resolves.toEqual({ laps: 3 })
  expect(tries).toBe(2)
  await expect(ask()).rejects.toMatchObject(open)
})

test('what waits for its turn is not sent any more once the service has failed', async () => {
  const { asked, start } = service({ answer: failing, afterMs: 100 })
  const calls = Array.from({ length: 100 }, () => start(write))
  const outcomes = await settle(Promise.allSettled(calls))
  expect(asked.length).toBeLessThan(40)
  expect(outcomes.at(-1)).toMatchObject({ reason: open })
})

test('a call that was turned away says nothing of the service', async () => {
  const down = { answer: failing }
  const { ask, askOften } = service(down, down, down, down, { answer: limiting(2) }, { answer: failing })
  await askOften(4, write)
  await askOften(2, { ...write, deadlineMs: 500 })
  await vi.advanceTimersByTimeAsync(2000)
  await askOften(4, write)
  await expect(ask(write)).rejects.toMatchObject({ kind: 'status' })
  await expect(ask(write)).rejects.toMatchObject(open)
})

test.each([-3_600_000, 3_600_000])(
  'a breaker and a wish to be left alone end in their time although the machine’s clock was put %d ms ahead',
  async (by) => {
    const down = Array.from({ length: 5 }, () => ({ answer: failing }))
    const broken = service(...down, { answer: good })
    await broken.askOften(5, write)
    const limited = service({ answer: limiting(30) }, { answer: good })
    await limited.ask().catch(() => undefined)
    vi.setSystemTime(Date.now() + by)

    await expect(broken.ask(write)).rejects.toMatchObject({ ...open, retryAfterSeconds: 10 })
    await expect(limited.ask()).rejects.toMatchObject({ ...busy, retryAfterSeconds: 30 })
    await vi.advanceTimersByTimeAsync(30_000)
    await expect(broken.ask(write)).resolves.toEqual({ laps: 3 })
    await expect(limited.ask()).resolves.toEqual({ laps: 3 })
  },
)

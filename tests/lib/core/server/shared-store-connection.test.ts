// The connections to the shared store, with a client of Redis that does what a test says.
import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { findClient, withRequestBudget } from '@/lib/core/server/request-budget'
import { openSharedStore, sharedStore, waitingStore } from '@/lib/core/server/shared-store'
import { readGauge } from '@/lib/core/server/telemetry/gauges'
import { forgetProcessState } from '@/tests/support/forget-process-state'

class FakeClient extends EventEmitter {
  isReady = false
  readonly connect = vi.fn(async () => Promise.reject(new Error('not yet')))
  readonly destroy = vi.fn(() => undefined)
  readonly askedBy = findClient()
}

const made: { options: unknown; client: FakeClient }[] = []
vi.mock('@redis/client', () => ({
  createClient: (options: unknown) => {
    const client = new FakeClient()
    made.push({ options, client })
    return client
  },
}))

const strategySchema = z.object({
  socket: z.object({ reconnectStrategy: z.custom<(attempts: number) => unknown>((it) => typeof it === 'function') }),
})
const pausesOf = (options: unknown) => {
  const { reconnectStrategy } = strategySchema.parse(options).socket
  return [0, 1, 2, 3, 4, 5, 6, 20].map((attempts) => reconnectStrategy(attempts))
}

const PING_MS = 400

beforeEach(() => {
  forgetProcessState()
  made.splice(0)
  vi.useFakeTimers()
  vi.spyOn(log, 'warn').mockReturnValue()
  vi.spyOn(log, 'info').mockReturnValue()
  Object.assign(env, { REDIS_URL: 'redis://store.test:6379' })
})
afterEach(() => {
  delete env.REDIS_URL
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function opened(): FakeClient {
  sharedStore()
  const [first] = made
  if (first === undefined) throw new Error('no client was made')
  return first.client
}

const becomeReady = (client: FakeClient) => {
  client.isReady = true
  client.emit('ready')
}

test('a process has one connection, which is asked all the time, and fails at once while there is none', () => {
  expect(sharedStore()).toBe(sharedStore())
  expect(made).toHaveLength(1)
  expect(made[0]?.options).toMatchObject({
    url: 'redis://store.test:6379',
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    socket: { connectTimeout: 1000, socketTimeout: 1000 },
  })
  expect(pausesOf(made[0]?.options)).toEqual([100, 200, 400, 800, 1600, 3200, 5000, 5000])
  expect(made[0]?.client.connect).toHaveBeenCalledOnce()
})

test('one for commands that wait is silent for longer, and is back within a second', () => {
  expect(waitingStore(700)).not.toBe(waitingStore(700))
  expect(made[0]?.options).toMatchObject({
    url: 'redis://store.test:6379',
    disableOfflineQueue: true,
    socket: { connectTimeout: 1000, socketTimeout: 1700 },
  })
  expect(made[0]?.options).toHaveProperty('pingInterval', undefined)
  expect(pausesOf(made[0]?.options)).toEqual([100, 200, 400, 800, 1000, 1000, 1000, 1000])
  expect(made[0]?.client.connect).toHaveBeenCalledOnce()
  expect(made[0]?.client.emit('error', new Error('away'))).toBe(true)
  expect(log.warn).not.toHaveBeenCalled()
})

test('a connection belongs to no request, whichever opens it', () => {
  withRequestBudget(() => [sharedStore(), waitingStore(1)], '192.0.2.1')
  expect(made.map(({ client }) => client.askedBy)).toEqual([undefined, undefined])
})

test('each outage is told of once, and its end', () => {
  const client = opened()
  becomeReady(client)
  expect(log.info).not.toHaveBeenCalled()
  const err = new Error('away')
  for (let outage = 1; outage <= 2; outage += 1) {
    client.emit('error', err)
    client.emit('error', new Error('still away'))
    expect(log.warn).toHaveBeenCalledTimes(outage)
    expect(log.warn).toHaveBeenLastCalledWith({ err }, expect.any(String))
    client.emit('ready')
    client.emit('ready')
    expect(log.info).toHaveBeenCalledTimes(outage)
  }
})

test('the status says whether it is connected', () => {
  const client = opened()
  expect(readGauge('site.redis.connected')).toEqual([{ value: 0 }])
  client.isReady = true
  expect(readGauge('site.redis.connected')).toEqual([{ value: 1 }])
})

test('a connection whose pings stay unanswered for more than a second is made anew', () => {
  const client = opened()
  becomeReady(client)
  vi.advanceTimersByTime(3 * PING_MS)
  expect(client.destroy).not.toHaveBeenCalled()
  vi.advanceTimersByTime(PING_MS)
  expect(client.destroy).toHaveBeenCalledOnce()
  expect(client.connect).toHaveBeenCalledTimes(2)
})

test.each(['ping-interval', 'ready'])('one that has answered meanwhile (%s) is not', (event) => {
  const client = opened()
  becomeReady(client)
  for (let time = 0; time < 4; time += 1) {
    vi.advanceTimersByTime(3 * PING_MS)
    client.emit(event)
  }
  expect(client.destroy).not.toHaveBeenCalled()
  vi.advanceTimersByTime(4 * PING_MS)
  expect(client.destroy).toHaveBeenCalledOnce()
})

test('one that is being made is not, either', () => {
  const client = opened()
  vi.advanceTimersByTime(20 * PING_MS)
  expect(client.destroy).not.toHaveBeenCalled()
  becomeReady(client)
  vi.advanceTimersByTime(3 * PING_MS)
  expect(client.destroy).not.toHaveBeenCalled()
})

test('looking after a connection keeps no process from ending', () => {
  const interval = vi.spyOn(globalThis, 'setInterval')
  opened()
  expect(interval.mock.calls.map(([, milliseconds]) => milliseconds)).toEqual([30_000, PING_MS])
  const timers = interval.mock.results.map((timer) => (timer.type === 'return' ? timer.value.hasRef() : timer.type))
  expect(timers).toEqual([false, false])
})

test('a start waits for the connection, a second at most, and not for one that is there', async () => {
  const client = opened()
  const first = vi.fn()
  void openSharedStore().then(first)
  await vi.advanceTimersByTimeAsync(999)
  expect(first).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(first).toHaveBeenCalledOnce()
  const second = vi.fn()
  void openSharedStore().then(second)
  await vi.advanceTimersByTimeAsync(10)
  becomeReady(client)
  await vi.advanceTimersByTimeAsync(0)
  expect(second).toHaveBeenCalledOnce()
  const third = vi.fn()
  void openSharedStore().then(third)
  await vi.advanceTimersByTimeAsync(0)
  expect(third).toHaveBeenCalledOnce()
})

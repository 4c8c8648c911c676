import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { siteLog } from '@/lib/core/server/logging/logger'
import { watchClock } from '@/lib/core/server/store-clock'
import { readGauge } from '@/lib/core/server/telemetry/gauges'

const HALF_A_MINUTE = 30_000

class Store extends EventEmitter {
  isReady = false
  /** Seconds by which its clock is behind this machine's. */
  behind = 0
  takesMs = 0
  answer = (): unknown => {
    const ms = Date.now() - this.behind * 1000
    return [String(Math.floor(ms / 1000)), String((ms % 1000) * 1000)]
  }
  time = async () => {
    await this.#travel()
    const answer = this.answer()
    await this.#travel()
    return answer
  }
  /** Half of the way. */
  readonly #travel = () => new Promise<void>((resolve) => void setTimeout(resolve, this.takesMs / 2))
  async becomeReady() {
    this.isReady = true
    this.emit('ready')
    await vi.advanceTimersByTimeAsync(10)
  }
}

let store: Store
beforeEach(() => {
  vi.useFakeTimers()
  store = new Store()
  watchClock(store)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const secondsOff = () => readGauge('site.clock.off').map(({ value }) => value)

test.each([0, 90, -600.25])('a machine that is %d s ahead of the shared store is found to be', async (behind) => {
  expect(secondsOff()).toEqual([])
  store.behind = behind
  await store.becomeReady()
  expect(secondsOff()).toEqual([expect.closeTo(behind, 2)])
})

test('the time that the answer takes makes no difference', async () => {
  store.takesMs = 800
  await store.becomeReady()
  await vi.advanceTimersByTimeAsync(800)
  expect(secondsOff()).toEqual([expect.closeTo(0, 2)])
})

test('a clock that moves is noticed within half a minute, and so is one that is right again', async () => {
  await store.becomeReady()
  for (const behind of [45, 0]) {
    store.behind = behind
    await vi.advanceTimersByTimeAsync(HALF_A_MINUTE + 10)
    expect(secondsOff()).toEqual([expect.closeTo(behind, 2)])
  }
})

test('an answer that took longer than a second says nothing new', async () => {
  await store.becomeReady()
  Object.assign(store, { behind: 900, takesMs: 1200 })
  await vi.advanceTimersByTimeAsync(HALF_A_MINUTE + 2000)
  expect(secondsOff()).toEqual([expect.closeTo(0, 2)])
})

test('while the store is asked, and after an answer, there is a value at any time', async () => {
  await store.becomeReady()
  store.takesMs = 500
  for (let step = 0; step < 400; step += 1) {
    await vi.advanceTimersByTimeAsync(100)
    expect(secondsOff()).toHaveLength(1)
  }
})

test('nothing is known of the clock from the moment in which the store is away', async () => {
  await store.becomeReady()
  store.isReady = false
  expect(secondsOff()).toEqual([])
})

test.each([
  ['fails', () => Object.assign(store, { time: () => Promise.reject(new Error('gone')) })],
  ['answers something else', () => Object.assign(store, { answer: () => ['soon'] })],
])('nothing is known of the clock while the store %s, which is logged once', async (_, become) => {
  const warn = vi.spyOn(siteLog(), 'warn').mockReturnValue()
  await store.becomeReady()
  expect(secondsOff()).toHaveLength(1)
  become()
  await vi.advanceTimersByTimeAsync(3 * HALF_A_MINUTE)
  expect(secondsOff()).toEqual([])
  expect(warn).toHaveBeenCalledOnce()
})

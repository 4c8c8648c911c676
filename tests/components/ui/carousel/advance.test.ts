import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTicker, stayOf, wrapIndex } from '@/components/ui/carousel/advance'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
})

test('past the last slide comes the first, before the first the last [PB-039]', () => {
  expect(wrapIndex(3, 3)).toBe(0)
  expect(wrapIndex(-1, 3)).toBe(2)
  expect(wrapIndex(1, 3)).toBe(1)
})

test('from anywhere by any number of steps it arrives at a slide that exists [PB-039]', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000, max: 10_000 }), fc.integer({ min: 1, max: 50 }), (index, count) => {
      const arrived = wrapIndex(index, count)
      expect(arrived).toBeGreaterThanOrEqual(0)
      expect(arrived).toBeLessThan(count)
      expect((index - arrived) % count).toBeCloseTo(0)
      expect(wrapIndex(wrapIndex(index + 1, count) - 1, count)).toBe(arrived)
    }),
  )
})

test('the first slide stays shorter, the others the whole interval [PB-046]', () => {
  const timing = { intervalMs: 4000, firstShorterMs: 750 }
  expect([0, 1, 2].map((index) => stayOf(index, timing))).toEqual([3250, 4000, 4000])
})

function ticking(delay = () => 1000) {
  const tick = vi.fn<() => void>()
  const ticker = createTicker(tick, delay)
  ticker.restart()
  return { tick, ticker }
}

test('ticks again and again, and asks before each how long to wait', () => {
  let delay = 1000
  const { tick } = ticking(() => delay)
  delay = 200
  vi.advanceTimersByTime(1000)
  expect(tick).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(200)
  expect(tick).toHaveBeenCalledTimes(2)
})

test('a tick that starts the wait itself does not halve it', () => {
  const tick = vi.fn<() => void>(() => ticker.restart())
  const ticker = createTicker(tick, () => 1000)
  ticker.restart()
  vi.advanceTimersByTime(3000)
  expect(tick).toHaveBeenCalledTimes(3)
})

test('goes on only once nothing speaks against it any more', () => {
  const { tick, ticker } = ticking()
  ticker.pause('hover')
  ticker.pause('focus')
  ticker.resume('hover')
  vi.advanceTimersByTime(10_000)
  expect(tick).not.toHaveBeenCalled()
  ticker.resume('focus')
  vi.advanceTimersByTime(1000)
  expect(tick).toHaveBeenCalledTimes(1)
})

test('taking back what was never said does not start the wait again', () => {
  const { tick, ticker } = ticking()
  vi.advanceTimersByTime(900)
  ticker.resume('hover')
  vi.advanceTimersByTime(100)
  expect(tick).toHaveBeenCalledTimes(1)
})

test('does not start while paused, and never after its end', () => {
  const { tick, ticker } = ticking()
  ticker.pause('button')
  ticker.restart()
  vi.advanceTimersByTime(5000)
  ticker.resume('button')
  ticker.stop()
  vi.advanceTimersByTime(5000)
  expect(tick).not.toHaveBeenCalled()
})

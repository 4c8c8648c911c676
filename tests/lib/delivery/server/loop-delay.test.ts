import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoopDelay } from '@/lib/delivery/server/loop-delay'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Time that passes while the event loop does something else. */
const block = (milliseconds: number) => vi.spyOn(performance, 'now').mockReturnValue(performance.now() + milliseconds)

test('an event loop that turns in time is not late', () => {
  const delay = new LoopDelay()
  vi.advanceTimersByTime(1000)
  expect(delay.milliseconds).toBe(0)
  delay.stop()
})

test('while something blocks it, it is as late as its next look is overdue', () => {
  const delay = new LoopDelay()
  vi.advanceTimersByTime(100)
  block(20)
  expect(delay.milliseconds).toBe(0)
  block(300)
  expect(delay.milliseconds).toBe(300)
  delay.stop()
})

test('the last turn’s lateness counts until the next has been in time', () => {
  const delay = new LoopDelay()
  const now = block(250)
  vi.advanceTimersByTime(20)
  expect(delay.milliseconds).toBe(230)
  now.mockReturnValue(performance.now() + 20)
  vi.advanceTimersByTime(20)
  expect(delay.milliseconds).toBe(0)
  delay.stop()
})

test('stopped, it looks no more', () => {
  const delay = new LoopDelay()
  expect(vi.getTimerCount()).toBe(1)
  delay.stop()
  expect(vi.getTimerCount()).toBe(0)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notifyEnrolment, onEnrolment } from '@/lib/domains/campaigns/enrolment-changes'

const change = { shortName: 'tour', isRegistered: true }

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
})

test('subscribers are told after a timer of zero delay, not at once [CP-045]', () => {
  const listeners = [vi.fn(), vi.fn()]
  const stops = listeners.map(onEnrolment)
  notifyEnrolment(change)
  listeners.forEach((listener) => expect(listener).not.toHaveBeenCalled())
  vi.advanceTimersByTime(0)
  listeners.forEach((listener) => expect(listener).toHaveBeenCalledExactlyOnceWith(change))
  stops.forEach((stop) => stop())
})

test('who has unsubscribed meanwhile is not told', () => {
  const listener = vi.fn()
  const stop = onEnrolment(listener)
  notifyEnrolment(change)
  stop()
  vi.advanceTimersByTime(0)
  expect(listener).not.toHaveBeenCalled()
})

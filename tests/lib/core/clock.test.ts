import { afterEach, expect, test, vi } from 'vitest'
import { machineTime, systemClock } from '@/lib/core/clock'

afterEach(() => vi.useRealTimers())

test('is ahead of the machine by its offset', () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T18:00:00Z') })
  expect(systemClock(0)()).toEqual(new Date('2026-03-01T18:00:00Z'))
  expect(machineTime()).toBe(Date.parse('2026-03-01T18:00:00Z'))
  expect(systemClock(-60_000)()).toEqual(new Date('2026-03-01T17:59:00Z'))
})

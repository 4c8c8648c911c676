import { afterEach, expect, test, vi } from 'vitest'
import { machineTime, processTime, systemClock } from '@/lib/core/clock'

afterEach(() => vi.useRealTimers())

test('is ahead of the machine by its offset', () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T18:00:00Z') })
  expect(systemClock(0)()).toEqual(new Date('2026-03-01T18:00:00Z'))
  expect(machineTime()).toBe(Date.parse('2026-03-01T18:00:00Z'))
  expect(systemClock(-60_000)()).toEqual(new Date('2026-03-01T17:59:00Z'))
})

test('the process counts on evenly from where the machine’s clock stood at its start, even if that is put forward or back', () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T18:00:00Z') })
  for (const by of [3_600_000, -7_200_000]) vi.setSystemTime(Date.now() + by)
  vi.advanceTimersByTime(1500)
  expect(processTime()).toBe(Date.parse('2026-03-01T18:00:01.500Z'))
})

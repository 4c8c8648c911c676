import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNow } from '@/components/ui/use-now'

const NOON = Date.parse('2026-03-01T12:00:00Z')
const DAY_MS = 86_400_000
const inMs = (ms: number) => new Date(NOON + ms)

beforeEach(() => void vi.useFakeTimers({ now: NOON }))
afterEach(() => {
  vi.useRealTimers()
})

function watch(...boundaries: Date[]) {
  const renders = vi.fn<() => void>()
  const { result, unmount } = renderHook(() => {
    renders()
    return useNow(boundaries)
  })
  return { now: () => result.current.getTime() - NOON, renders, unmount }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('is updated once a boundary has passed, and not before', async () => {
  const { now, renders } = watch(inMs(5000))
  await pass(5000)
  expect(now()).toBe(0)
  expect(renders).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(now()).toBe(5001)
  await pass(DAY_MS)
  expect(now()).toBe(5001)
})

test('knows several boundaries, in whatever order', async () => {
  const { now } = watch(inMs(9000), inMs(-1000), inMs(3000))
  await pass(3001)
  expect(now()).toBe(3001)
  await pass(6000)
  expect(now()).toBe(9001)
})

test('a boundary of this very moment is yet to pass', async () => {
  const { now } = watch(inMs(0))
  await pass(1)
  expect(now()).toBe(1)
})

test('a boundary that is months away is waited for too', async () => {
  const { now } = watch(inMs(60 * DAY_MS))
  for (const days of [25, 25, 10]) await pass(days * DAY_MS)
  expect(now()).toBeLessThan(60 * DAY_MS)
  await pass(1)
  expect(now()).toBe(60 * DAY_MS + 1)
})

test('looks at the clock when the page is shown again: timers sleep with the machine', () => {
  const { now } = watch(inMs(60_000))
  vi.setSystemTime(NOON + 90_000)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(now()).toBe(90_000)
})

test('waits for nothing where all has passed, or nobody looks any more', () => {
  watch(inMs(-1))
  expect(vi.getTimerCount()).toBe(0)
  const { unmount } = watch(inMs(1))
  expect(vi.getTimerCount()).toBe(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

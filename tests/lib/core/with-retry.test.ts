import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withRetry } from '@/lib/core/with-retry'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('loads once where that works', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('script')
  await expect(withRetry(load)()).resolves.toBe('script')
  expect(load).toHaveBeenCalledOnce()
})

test('tries again after 500, 1000 and 2000 ms [SC-003]', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('offline'))
  const failure = withRetry(load)().catch((error: unknown) => error)
  for (const [pause, calls] of [
    [499, 1],
    [1, 2],
    [999, 2],
    [1, 3],
    [1999, 3],
    [1, 4],
    [60_000, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(pause)
    expect(load).toHaveBeenCalledTimes(calls)
  }
  await expect(failure).resolves.toEqual(new Error('offline'))
})

test('one of the retries may succeed', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('script')
  const loading = withRetry(load)()
  await vi.advanceTimersByTimeAsync(500)
  await expect(loading).resolves.toBe('script')
})

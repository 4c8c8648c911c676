import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '@/lib/core/errors'
import { browserQueryClient } from '@/lib/core/query-client'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
})
afterEach(() => {
  browserQueryClient().clear()
  vi.useRealTimers()
})

/** How often a query that fails like this is asked. */
async function countAttempts(error: Error): Promise<number> {
  const queryFn = vi.fn(() => Promise.reject(error))
  const asking = browserQueryClient().fetchQuery({
    ...browserQueryClient().getDefaultOptions().queries,
    queryKey: ['x'],
    queryFn,
  })
  asking.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(60_000)
  return queryFn.mock.calls.length
}

test('all islands of a page share one cache', () => {
  expect(browserQueryClient()).toBe(browserQueryClient())
})

test('what is drawn on the server shares none, so that no player sees another’s', () => {
  vi.stubGlobal('window', undefined)
  expect(browserQueryClient()).not.toBe(browserQueryClient())
})

test.each([
  ['a network failure', new TypeError('Failed to fetch')],
  ['an outage', new AppError('upstream_unavailable')],
  ['a bad answer of a service', new AppError('upstream_failed')],
])('asks once more after %s', async (_, error) => {
  await expect(countAttempts(error)).resolves.toBe(2)
})

test.each(['not_signed_in', 'not_found', 'invalid_input', 'internal_error'] as const)(
  '%s would be answered again: not asked',
  async (code) => {
    await expect(countAttempts(new AppError(code))).resolves.toBe(1)
  },
)

test('what is half a minute old is asked for again', async () => {
  const client = browserQueryClient()
  const queryFn = vi.fn(() => Promise.resolve(1))
  const watch = () => new QueryObserver(client, { queryKey: ['y'], queryFn }).subscribe(() => undefined)()
  watch()
  await vi.advanceTimersByTimeAsync(29_000)
  watch()
  expect(queryFn).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2000)
  watch()
  expect(queryFn).toHaveBeenCalledTimes(2)
})

test('who is asked to wait does so: nothing is asked again before', async () => {
  const busy = (retryAfterSeconds: number) => new AppError('upstream_unavailable', undefined, { retryAfterSeconds })
  await expect(countAttempts(busy(30))).resolves.toBe(1)
  await expect(countAttempts(busy(1))).resolves.toBe(2)
})

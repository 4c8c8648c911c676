import { expect, test, vi } from 'vitest'

const withRetry = vi.hoisted(() => vi.fn<(load: unknown) => unknown>((load) => load))
vi.mock('@/lib/core/with-retry', () => ({ withRetry }))

test("the countdown's script is loaded with retries [SC-003]", async () => {
  await import('@/components/ui/countdown/lazy')
  expect(withRetry).toHaveBeenCalledOnce()
})

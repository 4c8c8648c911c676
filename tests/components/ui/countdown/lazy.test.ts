import { expect, test, vi } from 'vitest'

const retrying = vi.hoisted(() => vi.fn<(load: unknown) => unknown>((load) => load))
vi.mock('@/lib/core/retrying', () => ({ retrying }))

test("the countdown's script is loaded with retries [SC-003]", async () => {
  await import('@/components/ui/countdown/lazy')
  expect(retrying).toHaveBeenCalledOnce()
})

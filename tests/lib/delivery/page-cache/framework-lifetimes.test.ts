import { beforeEach, expect, test, vi } from 'vitest'

const { clear } = vi.hoisted(() => ({ clear: vi.fn() }))

vi.mock('next/dist/server/lib/incremental-cache/shared-cache-controls.external.js', () => ({
  SharedCacheControls: class {
    readonly clear: () => void

    /** As the framework's: it reads both lists. */
    constructor({ routes, dynamicRoutes }: { routes: object; dynamicRoutes: object }) {
      this.clear = () => void clear(Object.keys(routes), Object.keys(dynamicRoutes))
    }
  },
}))

beforeEach(() => {
  clear.mockClear()
  vi.resetModules()
})

test('the framework’s list of lifetimes is cleared after each thousand pages', async () => {
  const { countLifetime } = await import('@/lib/delivery/page-cache/framework-lifetimes')
  for (let page = 1; page < 1000; page += 1) countLifetime()
  expect(clear).not.toHaveBeenCalled()
  countLifetime()
  expect(clear).toHaveBeenCalledExactlyOnceWith([], [])
  for (let page = 0; page < 999; page += 1) countLifetime()
  expect(clear).toHaveBeenCalledTimes(1)
  countLifetime()
  expect(clear).toHaveBeenCalledTimes(2)
})

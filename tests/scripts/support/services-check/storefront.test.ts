import { expect, test, vi } from 'vitest'
import { env } from '@/lib/core/server/env'
import { checkStorefront } from '@/scripts/support/services-check/storefront'

vi.mock(import('@/shop'), async (original) => Object.assign({}, await original(), { shopRegions: {} }))

test('a shop without its default locale is named, and the storefront is not asked', async () => {
  const ask = vi.fn()
  expect(await checkStorefront(env, ask)).toEqual([
    expect.objectContaining({ outcome: 'differs', what: 'market', lookAt: ['shop.ts'] }),
  ])
  expect(ask).not.toHaveBeenCalled()
})

import { expect, test } from 'vitest'
import { expireTags, provideFrontPurge, provideTagExpiry } from '@/lib/core/server/tag-expiry'

test('fronts purge after the copies here have expired, from which they would refill themselves, and only then', async () => {
  const order: string[] = []
  provideFrontPurge((tags) => void order.push(`front ${tags.join()}`))
  provideTagExpiry(async (tags) => {
    await Promise.resolve()
    order.push(`here ${tags.join()}`)
  })
  await expireTags(['doc:a', 'doc:b'])
  await expireTags([])
  expect(order).toEqual(['here doc:a,doc:b', 'front doc:a,doc:b'])
  provideTagExpiry(() => Promise.reject(new Error('no disk')))
  await expect(expireTags(['doc:c'])).rejects.toThrow('no disk')
  expect(order).toHaveLength(2)
})

import { expect, test } from 'vitest'
import { whenThere } from '@/lib/core/soon'

test('what is there goes on at once, what is waited for once it is there', async () => {
  expect(whenThere(1, (value) => value + 1)).toBe(2)
  const later = whenThere(Promise.resolve(1), (value) => value + 1)
  expect(later).toBeInstanceOf(Promise)
  expect(await later).toBe(2)
})

import { expect, test, vi } from 'vitest'
import { sharedReads } from '@/lib/core/server/shared-reads'

test('each key is read once for a while, and what was asked for longest ago is forgotten first', async () => {
  const read = vi.fn(async (key: string) => key.toUpperCase())
  let time = 0
  const ask = sharedReads(read, { most: 2, maxAgeMs: 100, now: () => time })
  await expect(Promise.all([ask('a'), ask('a'), ask('b')])).resolves.toEqual(['A', 'A', 'B'])
  expect(read).toHaveBeenCalledTimes(2)

  await ask('a')
  await ask('c') // in the place of b
  await ask('a')
  expect(read).toHaveBeenCalledTimes(3)
  await ask('b')
  expect(read).toHaveBeenCalledTimes(4)

  time = 100
  await ask('b')
  expect(read).toHaveBeenCalledTimes(5)
})

import { expect, test, vi } from 'vitest'
import { sharedRead } from '@/lib/core/server/shared-read'

function counter() {
  let count = 0
  let time = 0
  const read = vi.fn(() => Promise.resolve((count += 1)))
  return { read, get: sharedRead(read, { maxAgeMs: 5000, now: () => time }), wait: (ms: number) => void (time += ms) }
}

test('a crowd costs one read', async () => {
  const { read, get } = counter()
  const values = await Promise.all(Array.from({ length: 1000 }, get))
  expect(new Set(values)).toEqual(new Set([1]))
  expect(read).toHaveBeenCalledTimes(1)
})

test('a value serves for its time and no longer', async () => {
  const { get, wait } = counter()
  await get()
  wait(4999)
  await expect(get()).resolves.toBe(1)
  wait(1)
  await expect(get()).resolves.toBe(2)
})

test('a failure is not kept, and does not bring an old value back', async () => {
  const { read, get, wait } = counter()
  await get()
  wait(5000)
  read.mockRejectedValueOnce(new Error('down'))
  await expect(get()).rejects.toThrow('down')
  await expect(get()).resolves.toBe(2)
})

import { expect, test } from 'vitest'
import { atMost } from '@/lib/core/server/rate-limit/in-flight'

/** Work that lasts until it is let go. */
function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { work: () => promise, resolve, reject }
}

test('as much as is allowed runs side by side, the next is refused for a second', async () => {
  const [one, two] = [pending(), pending()]
  const running = [atMost(2, 'write a', one.work), atMost(2, 'write a', two.work)]
  await expect(atMost(2, 'write a', async () => 'third')).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfterSeconds: 1,
  })
  await expect(atMost(2, 'write b', async () => 'another’s')).resolves.toBe('another’s')
  one.resolve('done')
  await expect(running[0]).resolves.toBe('done')
  await expect(atMost(2, 'write a', async () => 'fourth')).resolves.toBe('fourth')
  two.resolve('done')
})

test('work that fails, or throws at once, makes room as well', async () => {
  const failing = pending()
  const running = atMost(1, 'write c', failing.work)
  failing.reject(new Error('lost'))
  await expect(running).rejects.toThrow('lost')
  await expect(
    atMost(1, 'write c', () => {
      throw new Error('at once')
    }),
  ).rejects.toThrow('at once')
  await expect(atMost(1, 'write c', async () => 'next')).resolves.toBe('next')
})

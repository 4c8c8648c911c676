import { expect, test } from 'vitest'
import { processWide } from '@/lib/core/server/process-wide'
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
  const three = pending()
  running.push(atMost(2, 'write a', three.work))
  await expect(atMost(2, 'write a', async () => 'fourth')).rejects.toMatchObject({ code: 'too_many_requests' })
  two.resolve('done')
  three.resolve('done')
  await Promise.all(running)
})

test('nothing is remembered of what is over', async () => {
  const underway = processWide('in flight', () => new Map<string, number>())
  const [one, two] = [pending(), pending()]
  const running = [atMost(2, 'write d', one.work), atMost(2, 'write d', two.work)]
  expect(underway.get('write d')).toBe(2)
  one.resolve('done')
  two.resolve('done')
  await Promise.all(running)
  expect(underway.has('write d')).toBe(false)
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

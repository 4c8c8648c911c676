import { beforeEach, expect, test, vi } from 'vitest'
import { newExchange, withExchange } from '@/lib/delivery/page-answer'
import { forgetProcessState } from './support/forget-process-state'
import { buildFolder, fetching, KEY, keyOf, page, reading, startedCache, writing } from './support/started-page-cache'

const NOW = Date.parse('2026-03-01T12:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOW })
  forgetProcessState()
  return () => void vi.useRealTimers()
})

const inRequest = <Result>(handle: () => Result) =>
  withExchange(newExchange({ statusCode: 200, setHeader: () => undefined }), handle)

/** A page and an answer of a service are kept, and a minute later everything is stale. */
async function everythingStale() {
  const cache = await startedCache(buildFolder())
  const { ownPages } = await import('@/lib/core/server/tag-expiry')
  await inRequest(() => cache.set(KEY, page('Plans', { tags: 'withdrawn:plans,doc:plans' }) as never, writing))
  const data = { kind: 'FETCH', data: { headers: {}, body: '1', status: 200, url: '' }, revalidate: 300 }
  await inRequest(() => cache.set('data', data as never, { fetchCache: true, tags: ['plans:GB'] }))
  vi.advanceTimersByTime(60_000)
  ownPages().expireAll()
  return { cache, pages: ownPages() }
}

test('a page whose document exists is sent as stale, whatever its lifetime, for the framework to make it anew', async () => {
  const { cache, pages } = await everythingStale()
  await expect(cache.get(KEY, reading)).resolves.toBeNull()
  pages.showWhileRemade((id) => id === 'plans')
  const entry = await cache.get(KEY, reading)
  expect(entry?.value).toMatchObject({ html: expect.stringContaining('Plans') })
  // The framework takes for stale what is older than its lifetime; a front may keep it for a second.
  const { revalidate = 0, expire = 0 } = entry?.cacheControl ?? {}
  expect(revalidate).toBe(1)
  expect((entry?.lastModified ?? Infinity) + 1000 * Number(revalidate)).toBeLessThan(NOW + 60_000)
  expect((entry?.lastModified ?? 0) + 1000 * expire).toBeGreaterThan(NOW + 60_000)
})

test('however many pages are asked for, only some are made anew at a time, and each once; the others are sent as they are', async () => {
  const { cache, pages } = await everythingStale()
  vi.advanceTimersByTime(5)
  const keys = Array.from({ length: 20 }, (_, index) => keyOf(`/en/page-${index}`))
  for (const key of keys) await inRequest(() => cache.set(key, page('Old', { tags: 'withdrawn:a' }) as never, writing))
  vi.advanceTimersByTime(120_000)
  pages.expireAll()
  pages.showWhileRemade(() => true)
  const isStale = async (key: string) => {
    const { lastModified = 0, cacheControl } = (await cache.get(key, reading)) ?? {}
    return lastModified + 1000 * Number(cacheControl?.revalidate) < Date.now()
  }
  const countStale = async () => (await Promise.all(keys.map(isStale))).filter(Boolean).length
  expect([await countStale(), await countStale()]).toEqual([8, 0])
  vi.advanceTimersByTime(5)
  await inRequest(() => cache.set(keys[0] ?? '', page('New', { tags: 'withdrawn:a' }) as never, writing))
  expect(await countStale()).toBe(1)
  // One that could not be made is tried again.
  vi.advanceTimersByTime(60_000)
  expect(await countStale()).toBe(8)
})

test('data are read anew for it, and what is made then is no longer stale', async () => {
  const { cache, pages } = await everythingStale()
  pages.showWhileRemade(() => true)
  await expect(cache.get('data', { ...fetching, tags: ['plans:GB'] })).resolves.toBeNull()
  vi.advanceTimersByTime(5)
  await inRequest(() => cache.set(KEY, page('New plans', { tags: 'withdrawn:plans' }) as never, writing))
  await expect(cache.get(KEY, reading)).resolves.toMatchObject({ cacheControl: { revalidate: 3600 } })
})

test('a page of a document that no longer exists is not shown', async () => {
  const { cache, pages } = await everythingStale()
  pages.showWhileRemade(() => false)
  await expect(cache.get(KEY, reading)).resolves.toBeNull()
})

import { LRUCache } from 'lru-cache'
import { expect, test, vi } from 'vitest'
import type { EntryStore } from '@/lib/delivery/page-cache/entry-store'
import { TieredCache } from '@/lib/delivery/page-cache/tiered-cache'

type Entry = { text: string }

/** A disk on which these entries are, and two tiers above it. */
function tiers(stored: Record<string, Entry> = {}) {
  const onDisk = new Map(Object.entries(stored))
  const disk = {
    read: vi.fn(async (key: string) => onDisk.get(key)),
    write: vi.fn(async (key: string, entry: Entry) => void onDisk.set(key, entry)),
    remove: vi.fn(async (key: string) => void onDisk.delete(key)),
    touch: vi.fn<(key: string) => boolean>(),
  }
  const memory = new LRUCache<string, Entry>({ max: 10 })
  return { memory, disk, onDisk, cache: new TieredCache(memory, disk as unknown as EntryStore<Entry>) }
}

test('what is on disk is read once, and asked of the memory from then on', async () => {
  const { cache, disk } = tiers({ a: { text: 'a' } })
  expect(await cache.get('a')).toEqual({ text: 'a' })
  expect(disk.touch).not.toHaveBeenCalled()
  expect(await cache.get('a')).toEqual({ text: 'a' })
  expect(disk.read).toHaveBeenCalledTimes(1)
  expect(disk.touch).toHaveBeenCalledExactlyOnceWith('a')
})

test('an entry that is marked as used is used on disk, or in memory where the disk has none', async () => {
  const { cache, disk, memory } = tiers({ a: { text: 'a' } })
  disk.touch.mockReturnValueOnce(true)
  for (const key of ['b', 'c']) cache.hold(key, { text: key })
  cache.markUsed('a')
  cache.markUsed('b')
  expect(disk.touch.mock.calls).toEqual([['a'], ['b']])
  expect([...memory.keys()]).toEqual(['b', 'c'])
})

test('what is nowhere is nothing', async () => {
  const { cache, memory } = tiers()
  expect(await cache.get('a')).toBeUndefined()
  expect(memory.has('a')).toBe(false)
})

test('an entry that comes while an older one is read from disk is not replaced by that', async () => {
  const { cache, disk } = tiers({ a: { text: 'old' } })
  disk.read.mockImplementationOnce(async () => {
    cache.hold('a', { text: 'new' })
    return { text: 'old' }
  })
  expect(await cache.get('a')).toEqual({ text: 'new' })
  expect(await cache.get('a')).toEqual({ text: 'new' })
})

test('an entry is kept in both places, or in memory alone, and leaves both', async () => {
  const { cache, memory, onDisk } = tiers()
  await cache.set('a', { text: 'a' })
  cache.hold('b', { text: 'b' })
  expect([memory.get('a'), onDisk.get('a')]).toEqual([{ text: 'a' }, { text: 'a' }])
  expect([memory.get('b'), onDisk.get('b')]).toEqual([{ text: 'b' }, undefined])
  await cache.delete('a')
  expect([memory.get('a'), onDisk.get('a')]).toEqual([undefined, undefined])
})

test('without a disk the memory is all there is', async () => {
  const cache = new TieredCache(new LRUCache<string, Entry>({ max: 10 }), undefined)
  await cache.set('a', { text: 'a' })
  expect(await cache.get('a')).toEqual({ text: 'a' })
  await cache.delete('a')
  expect(await cache.get('a')).toBeUndefined()
})

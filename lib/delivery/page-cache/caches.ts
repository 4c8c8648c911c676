import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { type Entry, isEntry, sizeOf } from './cache-entry.ts'
import type { Ceilings } from './ceilings.ts'
import { EntryStore } from './entry-store.ts'
import { TieredCache } from './tiered-cache.ts'

export type Caches = {
  pages: TieredCache<Entry>
  data: TieredCache<Entry>
  /** Answers that something does not exist: few, short-lived, and never on disk. */
  misses: LRUCache<string, Entry>
}

const MOST_MISSES = 1000
const MISS_MS = 10_000

/**
 * Opens the caches of a build. Pages lie in its `server` folder and go with it; data outlive it, since a deployment
 * changes nothing about them.
 *
 * @param serverDirectory the build's `.next/server`; without one all is kept in memory alone
 */
export function openCaches(serverDirectory: string | undefined, ceilings: Ceilings): Caches {
  const { bytes, entries } = ceilings.memory
  const memory = new LRUCache<string, Entry>({ max: entries, maxSize: bytes, sizeCalculation: sizeOf })
  const store = (folder: string, kind: 'pages' | 'data') =>
    serverDirectory === undefined ? undefined : new EntryStore(join(serverDirectory, folder), ceilings[kind], isEntry)
  return {
    pages: new TieredCache(memory, store('stored-pages', 'pages')),
    data: new TieredCache(memory, store('../cache/stored-data', 'data')),
    misses: new LRUCache({ max: MOST_MISSES, ttl: MISS_MS, ttlResolution: 0, perf: Date }),
  }
}

import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { processTime } from '../../core/clock.ts'
import { type Share, shareOf } from '../../core/server/share.ts'
import type { StorageFolders } from '../../core/server/storage-folders.ts'
import { type CacheEntry, isEntry, sizeOf } from './cache-entry.ts'
import type { Ceilings } from './ceilings.ts'
import { EntryStore } from './entry-store.ts'
import { shareOfPage } from './open-pages.ts'
import { TieredCache } from './tiered-cache.ts'

export type Caches = {
  /** The cache for the page of a key. */
  pages: (key: string) => TieredCache<CacheEntry>
  /** The cache for a read with such tags. */
  data: (tags: readonly string[]) => TieredCache<CacheEntry>
  /** Answers that something does not exist: few, short-lived, and never on disk. */
  misses: LRUCache<string, CacheEntry>
}

const MOST_MISSES = 1000
const MISS_MS = 10_000

/** Folders of a build's pages. */
export const PAGE_FOLDERS = { content: 'of-content', open: 'of-visitors' } as const
/** Folders of data, which outlive the build, since a deployment doesn't change them. */
const DATA_FOLDERS = { content: 'stored-data', open: 'stored-open-data' } as const

/**
 * Opens the caches of a build. Entries that visitors can create have a memory and a disk of their own.
 *
 * @param folders without them everything is kept in memory only
 */
export function openCaches(
  folders: Pick<StorageFolders, 'pages' | 'read'> | undefined,
  ceilings: Record<Share, Omit<Ceilings, 'responses'>>,
): Caches {
  const openShare = (share: Share) => {
    const { memory: most, pages, data } = ceilings[share]
    const disk = { pages, data }
    const memory = new LRUCache<string, CacheEntry>({ max: most.entries, maxSize: most.bytes, sizeCalculation: sizeOf })
    const cache = (kind: 'pages' | 'data') => {
      const isOfPages = kind === 'pages'
      const parent = isOfPages ? folders?.pages : folders?.read
      const folder = parent && join(parent, (isOfPages ? PAGE_FOLDERS : DATA_FOLDERS)[share])
      return new TieredCache(memory, folder === undefined ? undefined : new EntryStore(folder, disk[kind], isEntry))
    }
    return { pages: cache('pages'), data: cache('data') }
  }
  const shares = { content: openShare('content'), open: openShare('open') }
  return {
    pages: (key) => shares[shareOfPage(key)].pages,
    data: (tags) => shares[shareOf(tags)].data,
    misses: new LRUCache({ max: MOST_MISSES, ttl: MISS_MS, ttlResolution: 0, perf: { now: processTime } }),
  }
}

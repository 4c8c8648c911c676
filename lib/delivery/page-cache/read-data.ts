import { isCachedMiss } from '../../core/server/cached-miss.ts'
import { keepsNothing } from '../../core/server/keep-nothing.ts'
import { isTagOnly } from '../../core/server/tag-only.ts'
import type { CacheEntry, DataValue } from './cache-entry.ts'
import { readingBegan } from './kept-pages.ts'
import type { OpenBuild } from './open-build.ts'

/** The data under a key, unless something that they were read with was published since. */
export async function getData(
  { caches, invalidations }: OpenBuild,
  key: string,
  tags: readonly string[],
): Promise<CacheEntry | null> {
  const entry = caches.misses.get(key) ?? (await caches.data(tags).get(key))
  return entry && !invalidations.isOutdated(tags, entry.lastModified) ? entry : null
}

/**
 * Keeps data that pages read. What isn't there is remembered apart, in memory alone: visitors can make up endless names.
 */
export async function setData(
  { caches, invalidations }: OpenBuild,
  key: string,
  value: DataValue,
  tags: readonly string[],
): Promise<void> {
  const lastModified = readingBegan()
  const data = caches.data(tags)
  if (keepsNothing() || isTagOnly(value.data.body) || invalidations.isOutdated(tags, lastModified)) return
  if (isCachedMiss(value.data.body)) {
    caches.misses.set(key, { value, lastModified })
    return data.delete(key)
  }
  caches.misses.delete(key)
  return data.set(key, { value, lastModified })
}

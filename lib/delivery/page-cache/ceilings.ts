import type { Env } from '../../core/server/env-schema.ts'

/** What a cache may hold at most; the least recently used entries go first. */
export type Ceiling = { bytes: number; entries: number }

export type Ceilings = { memory: Ceiling; pages: Ceiling; data: Ceiling }

const MEBIBYTE = 1024 * 1024
/** Pages carry their document, its flight data and their parts; the answers they are made from are far smaller. */
const SHARE_OF_PAGES = 0.75

/** The ceilings of the caches from the environment. */
export function ceilingsFrom(env: Pick<Env, 'CACHE_DISK_MB' | 'CACHE_MEMORY_MB' | 'CACHE_ENTRIES'>): Ceilings {
  const { CACHE_DISK_MB, CACHE_MEMORY_MB, CACHE_ENTRIES } = env
  const disk = CACHE_DISK_MB * MEBIBYTE
  return {
    memory: { bytes: CACHE_MEMORY_MB * MEBIBYTE, entries: CACHE_ENTRIES },
    pages: { bytes: Math.floor(disk * SHARE_OF_PAGES), entries: CACHE_ENTRIES },
    data: { bytes: Math.floor(disk * (1 - SHARE_OF_PAGES)), entries: CACHE_ENTRIES },
  }
}

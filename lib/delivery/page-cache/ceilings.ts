import type { Env } from '../../core/server/env-schema.ts'
import type { Share } from '../../core/server/share.ts'

/** Limits of a cache; the least recently used entries are evicted first. */
export type Ceiling = { bytes: number; entries: number }

export type Ceilings = {
  /** Pages and data in memory. */
  memory: Ceiling
  /** Stored answers (docs/decisions/044), in memory. */
  responses: Ceiling
  /** Pages on disk. */
  pages: Ceiling
  /** Data on disk. */
  data: Ceiling
}

const MEBIBYTE = 1024 * 1024
/**
 * Share of the disk for pages, which contain document, flight data and segments; the data they are made from are far
 * smaller.
 */
const PART_OF_PAGES = 0.75
/** Share of the memory for stored answers; the pages themselves are needed only when the framework answers. */
const PART_OF_RESPONSES = 0.5
/** Share for entries that visitors can create: enough for the minutes that an event or an article is cached. */
const PART_OF_OPEN = 0.25

/** The limits of the caches from the environment, for editors' entries and for entries that visitors can create. */
export function ceilingsFrom(
  env: Pick<Env, 'CACHE_DISK_MB' | 'CACHE_MEMORY_MB' | 'CACHE_ENTRIES'>,
): Record<Share, Ceilings> {
  const { CACHE_DISK_MB, CACHE_MEMORY_MB, CACHE_ENTRIES: entries } = env
  const memory = CACHE_MEMORY_MB * MEBIBYTE
  const disk = CACHE_DISK_MB * MEBIBYTE
  const all = {
    memory: { bytes: memory * (1 - PART_OF_RESPONSES), entries },
    responses: { bytes: memory * PART_OF_RESPONSES, entries },
    pages: { bytes: disk * PART_OF_PAGES, entries },
    data: { bytes: disk * (1 - PART_OF_PAGES), entries },
  }
  return { content: partOf(all, 1 - PART_OF_OPEN), open: partOf(all, PART_OF_OPEN) }
}

const partOf = ({ memory, responses, pages, data }: Ceilings, part: number): Ceilings => ({
  memory: scaled(memory, part),
  responses: scaled(responses, part),
  pages: scaled(pages, part),
  data: scaled(data, part),
})

const scaled = ({ bytes, entries }: Ceiling, part: number): Ceiling => ({
  bytes: Math.floor(bytes * part),
  entries: Math.max(1, Math.floor(entries * part)),
})

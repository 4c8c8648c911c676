import 'server-only'
import { LRUCache } from 'lru-cache'
import { processTime } from '@/lib/core/clock'
import { SingleFlight } from '@/lib/core/single-flight'

/** Number of empty lists remembered; they are small. */
const MOST_EMPTY = 1000

type Options = {
  /** Number of non-empty lists remembered. */
  most: number
  maxAgeMs: number
  now?: () => number
}

type Known<Row> = { rows: Row[]; readAt: number }

/**
 * Memoized lists by key: concurrent callers share a read, and later callers its answer for `maxAgeMs`; a failure is
 * shared, but not cached. The `most` recently used lists are remembered, empty ones separately, so that made-up keys
 * can't evict the others.
 */
export function sharedReads<Row>(
  read: (key: string) => Promise<Row[]>,
  { most, maxAgeMs, now = processTime }: Options,
): (key: string) => Promise<Row[]> {
  const full = new LRUCache<string, Known<Row>>({ max: most })
  const empty = new LRUCache<string, Known<Row>>({ max: MOST_EMPTY })
  const reads = new SingleFlight<Row[]>()

  async function refresh(key: string): Promise<Row[]> {
    const rows = await read(key)
    const [kept, other] = rows.length > 0 ? [full, empty] : [empty, full]
    kept.set(key, { rows, readAt: now() })
    other.delete(key)
    return rows
  }

  return async (key) => {
    const known = full.get(key) ?? empty.get(key)
    if (known && now() - known.readAt < maxAgeMs) return known.rows
    return reads.join(key, () => refresh(key))
  }
}

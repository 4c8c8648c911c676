import 'server-only'
import { LRUCache } from 'lru-cache'
import { processTime } from '../clock'
import { SingleFlight } from '../single-flight'

/** Empty lists are small. */
const MOST_EMPTY = 1000

type Options = {
  /** Lists with anything in them. */
  most: number
  maxAgeMs: number
  now?: () => number
}

type Known<Row> = { rows: Row[]; readAt: number }

/**
 * Lists by key: one read for all who ask at the same time and for `maxAgeMs` after its answer; a failure is shared, not
 * kept. The `most` that were asked for last are remembered, empty ones apart from the others: nobody pushes out what others
 * need with keys that they made up.
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

import 'server-only'
import { processTime } from '../clock'
import { SingleFlight } from '../single-flight'

/**
 * Memoizes a read: shared by concurrent callers and for `maxAgeMs` after its answer; a failure is shared, but not
 * cached. Unlike Next's data cache it never returns anything older.
 */
export function sharedRead<Value>(
  read: () => Promise<Value>,
  { maxAgeMs, now = processTime }: { maxAgeMs: number; now?: () => number },
): () => Promise<Value> {
  const reads = new SingleFlight<Value>()
  let latest: { value: Value; readAt: number } | undefined

  async function refresh(): Promise<Value> {
    const value = await read()
    latest = { value, readAt: now() }
    return value
  }

  return async () => {
    if (latest && now() - latest.readAt < maxAgeMs) return latest.value
    return reads.join('read', refresh)
  }
}

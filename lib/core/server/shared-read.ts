import 'server-only'

/**
 * One read for all who ask at the same time and for `maxAgeMs` after its answer; a failure is shared, not kept.
 * Unlike Next's data cache it never hands out anything older.
 */
export function sharedRead<Value>(
  read: () => Promise<Value>,
  { maxAgeMs, now = Date.now }: { maxAgeMs: number; now?: () => number },
): () => Promise<Value> {
  let pending: Promise<Value> | undefined
  let latest: { value: Value; readAt: number } | undefined

  async function refresh(): Promise<Value> {
    try {
      const value = await read()
      latest = { value, readAt: now() }
      return value
    } finally {
      pending = undefined
    }
  }

  return async () => {
    if (latest && now() - latest.readAt < maxAgeMs) return latest.value
    return (pending ??= refresh())
  }
}

import 'server-only'
import { LRUCache } from 'lru-cache'
import { sharedRead } from './shared-read'

/**
 * Reads by key, each as `sharedRead`. The `most` that were asked for last are remembered, so that nobody fills the memory
 * with keys of their own.
 */
export function sharedReads<Value>(
  read: (key: string) => Promise<Value>,
  { most, ...options }: { most: number; maxAgeMs: number; now?: () => number },
): (key: string) => Promise<Value> {
  const reads = new LRUCache<string, () => Promise<Value>>({ max: most })
  return (key) => {
    const known = reads.get(key) ?? sharedRead(() => read(key), options)
    reads.set(key, known)
    return known()
  }
}

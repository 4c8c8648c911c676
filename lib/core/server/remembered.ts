import 'server-only'
import { LRUCache } from 'lru-cache'

type Entry<Value> = { value: Value; until: number }

/** A map with expiring entries and a maximum size: the least recently used entry is evicted. */
export class Remembered<Value> {
  readonly #entries: LRUCache<string, Entry<Value>>

  constructor(most: number) {
    this.#entries = new LRUCache({ max: most })
  }

  /** @param until when the entry expires, by the clock that `find` is given */
  keep(key: string, value: Value, until: number): void {
    this.#entries.set(key, { value, until })
  }

  /** The entry; undefined if it was never stored, has expired, or was evicted. */
  find(key: string, now: number): Value | undefined {
    const entry = this.#entries.get(key)
    return entry !== undefined && entry.until > now ? entry.value : undefined
  }

  forget(key: string): void {
    this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
  }
}

import 'server-only'
import { LRUCache } from 'lru-cache'

type Entry<Value> = { value: Value; until: number }

/** A map whose entries end, and that never holds more than a number of them: the one unused for longest makes room. */
export class Remembered<Value> {
  readonly #entries: LRUCache<string, Entry<Value>>

  constructor(most: number) {
    this.#entries = new LRUCache({ max: most })
  }

  /** @param until when the entry ends, on the clock that `find` is given */
  keep(key: string, value: Value, until: number): void {
    this.#entries.set(key, { value, until })
  }

  /** Undefined for what was never kept, has ended, or made room. */
  find(key: string, now: number): Value | undefined {
    const entry = this.#entries.get(key)
    return entry !== undefined && entry.until > now ? entry.value : undefined
  }

  clear(): void {
    this.#entries.clear()
  }
}

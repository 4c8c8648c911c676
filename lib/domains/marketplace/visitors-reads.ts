import { processTime } from '@/lib/core/clock'

/**
 * Reads that are made for one visitor, with the visitor's address. What one was answered is given to others for a while,
 * since the address has no part in it; but nobody waits for another visitor's read, or fails with it. So one visitor at a
 * time reads, however many ask.
 */
export class VisitorsReads<Key, Value> {
  readonly #read: (key: Key, address: string) => Promise<Value>
  readonly #freshMs: number
  readonly #latest = new Map<Key, { value: Value; readAt: number }>()
  readonly #underWay = new Set<Key>()

  /** @param freshMs how long an answer is given out */
  constructor(read: (key: Key, address: string) => Promise<Value>, freshMs: number) {
    this.#read = read
    this.#freshMs = freshMs
  }

  /** What was read lately, or now for the visitor at an address; undefined while another visitor's read is under way. */
  find(key: Key, address: string): Promise<Value> | undefined {
    const latest = this.#latest.get(key)
    if (latest && processTime() - latest.readAt < this.#freshMs) return Promise.resolve(latest.value)
    return this.#underWay.has(key) ? undefined : this.#refresh(key, address)
  }

  async #refresh(key: Key, address: string): Promise<Value> {
    this.#underWay.add(key)
    try {
      const value = await this.#read(key, address)
      this.#latest.set(key, { value, readAt: processTime() })
      return value
    } finally {
      this.#underWay.delete(key)
    }
  }
}

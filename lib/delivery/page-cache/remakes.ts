import { LRUCache } from 'lru-cache'
import { processTime } from '../../core/clock.ts'

/** Pages that are made anew at a time, when all are stale: two processors have something to do, and visitors are first. */
const MOST_AT_A_TIME = 8
/** After this long a page counts as made, or as failed. */
const LONGEST_MS = 30_000

/** The pages that are being made anew because everything is stale: only some at a time, however many are asked for. */
export class Remakes {
  readonly #underway = new LRUCache<string, true>({
    max: MOST_AT_A_TIME,
    ttl: LONGEST_MS,
    ttlResolution: 0,
    perf: { now: processTime },
  })

  /** @returns whether the page with this key is to be made anew now; false if it already is, or if others are */
  begin(key: string): boolean {
    this.#underway.purgeStale()
    if (this.#underway.has(key) || this.#underway.size >= MOST_AT_A_TIME) return false
    this.#underway.set(key, true)
    return true
  }

  end(key: string): void {
    this.#underway.delete(key)
  }
}

import 'server-only'
import { LRUCache } from 'lru-cache'
import { CallerRun } from './caller-run'

/** Different callers that are limited within this time, one after the other, mean a limit on the whole site. */
const WITHIN_MS = 10_000
const FIRST_SPACING_MS = 100
/** Longest spacing: shorter than a call's deadline, so that the next caller can find out whether the limit is over. */
const LONGEST_SPACING_MS = 2000
/** A spacing below this is dropped. */
const SHORTEST_SPACING_MS = 3
/** While a class is slowed, a caller that is limited without a time is left alone for this long. */
export const UNASKED_COOL_DOWN_MS = 10_000
/** How long a caller's being limited isn't counted as new. */
const NEW_AFTER_MS = 60_000
const MOST_REMEMBERED = 1000

/**
 * Paces the calls of one class. A limit on the whole site slows them and never stops them: the more callers the service
 * still limits, the larger the spacing; each successful call halves it.
 */
export class Pace {
  readonly #limited = new CallerRun(WITHIN_MS)
  /** When each caller was last limited. */
  readonly #known = new LRUCache<string, number>({ max: MOST_REMEMBERED })
  readonly #report: (isSlowed: boolean) => void
  #spacingMs = 0
  #nextAt = 0

  /** @param report called when a class is slowed, and when it is at full speed again */
  constructor(report: (isSlowed: boolean) => void) {
    this.#report = report
  }

  get isSlowed(): boolean {
    return this.#spacingMs > 0
  }

  /** Takes the next slot for a call. @returns milliseconds until there is one, 0 if it was taken */
  takePlace(): number {
    if (!this.isSlowed) return 0
    const now = performance.now()
    if (this.#nextAt > now) return this.#nextAt - now
    this.#nextAt = now + this.#spacingMs
    return 0
  }

  served(): void {
    this.#limited.end()
    if (this.isSlowed) this.#goAt(this.#spacingMs / 2)
  }

  /** @param who the caller; if it was limited before, the class isn't slowed any further */
  limited(who: string): void {
    const now = performance.now()
    const isNew = now - (this.#known.get(who) ?? -Infinity) > NEW_AFTER_MS
    this.#known.set(who, now)
    const isOfSite = this.#limited.add(who)
    if (this.isSlowed && isNew) this.#goAt(Math.min(this.#spacingMs * 2, LONGEST_SPACING_MS))
    else if (isOfSite && !this.isSlowed) this.#goAt(FIRST_SPACING_MS)
  }

  #goAt(spacingMs: number): void {
    const wasSlowed = this.isSlowed
    this.#spacingMs = spacingMs < SHORTEST_SPACING_MS ? 0 : spacingMs
    this.#nextAt = performance.now() + this.#spacingMs
    if (wasSlowed !== this.isSlowed) this.#report(this.isSlowed)
  }
}

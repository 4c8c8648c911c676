import 'server-only'
import { LRUCache } from 'lru-cache'
import { CallerRun } from './caller-run'

/** Different callers who are limited within this, one after the other, mean a limit on the whole site. */
const WITHIN_MS = 10_000
const FIRST_SPACING_MS = 100
/** Within the deadline of a call, so that the next caller can find out whether the limit is over. */
const LONGEST_SPACING_MS = 2000
/** What is closer together than this needs no spacing any more. */
const SHORTEST_SPACING_MS = 3
/** While a class is slowed, one who is turned away without a time is left alone for so long. */
export const UNASKED_QUIET_MS = 10_000
/** For so long it is no news that somebody is limited. */
const NEWS_AFTER_MS = 60_000
const MOST_REMEMBERED = 1000

/**
 * How fast the calls of one class go out. A limit on the whole site slows them and never stops them: they are spaced out,
 * the further the more callers the service still turns away, and each that is served halves the space.
 */
export class Pace {
  readonly #limited = new CallerRun(WITHIN_MS)
  /** When each was limited last. */
  readonly #known = new LRUCache<string, number>({ max: MOST_REMEMBERED })
  readonly #report: (isSlowed: boolean) => void
  #spacingMs = 0
  #nextAt = 0

  /** @param report is told when a class is slowed, and when it goes at its full speed again */
  constructor(report: (isSlowed: boolean) => void) {
    this.#report = report
  }

  get isSlowed(): boolean {
    return this.#spacingMs > 0
  }

  /** Takes the next place for a call. @returns milliseconds until there is one, 0 where it was taken */
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

  /** @param who tells callers apart; the same one again and again slows nobody any further */
  limited(who: string): void {
    const now = performance.now()
    const isNews = now - (this.#known.get(who) ?? -Infinity) > NEWS_AFTER_MS
    this.#known.set(who, now)
    const isOfSite = this.#limited.add(who)
    if (this.isSlowed && isNews) this.#goAt(Math.min(this.#spacingMs * 2, LONGEST_SPACING_MS))
    else if (isOfSite && !this.isSlowed) this.#goAt(FIRST_SPACING_MS)
  }

  #goAt(spacingMs: number): void {
    const wasSlowed = this.isSlowed
    this.#spacingMs = spacingMs < SHORTEST_SPACING_MS ? 0 : spacingMs
    this.#nextAt = performance.now() + this.#spacingMs
    if (wasSlowed !== this.isSlowed) this.#report(this.isSlowed)
  }
}

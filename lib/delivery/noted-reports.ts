import { LRUCache } from 'lru-cache'

/** A report to log: `count` is how often it came since it was last logged, `leftOut` how many others were not logged. */
export type Noted<Report extends object> = Report & { count: number; leftOut: number }

const MOST_KNOWN = 500
const MOST_SAID = 60
const HOUR_MS = 60 * 60 * 1000

/**
 * Decides which of the browsers' reports are logged. Anyone can report anything, so each is logged once per hour, and
 * no more than 60 in all; 500 are remembered at a time.
 */
export class NotedReports {
  readonly #known = new LRUCache<string, { count: number; saidAt: number }>({ max: MOST_KNOWN })
  #hour = { beganAt: -Infinity, said: 0 }
  #leftOut = 0

  /**
   * @param now milliseconds
   * @returns what to log, if anything
   */
  note<Report extends object>(report: Report, now: number): Noted<Report> | undefined {
    const key = JSON.stringify(report)
    const known = this.#known.get(key) ?? { count: 0, saidAt: -Infinity }
    known.count += 1
    this.#known.set(key, known)
    if (now - known.saidAt < HOUR_MS) return undefined
    if (!this.#isRoom(now)) {
      this.#leftOut += 1
      return undefined
    }
    const noted = { ...report, count: known.count, leftOut: this.#leftOut }
    this.#leftOut = 0
    Object.assign(known, { count: 0, saidAt: now })
    return noted
  }

  #isRoom(now: number): boolean {
    if (now - this.#hour.beganAt >= HOUR_MS) this.#hour = { beganAt: now, said: 0 }
    if (this.#hour.said >= MOST_SAID) return false
    this.#hour.said += 1
    return true
  }
}

import { LRUCache } from 'lru-cache'
import type { Violation } from './policy-report.ts'

/**
 * A violation to log: `count` is how often it occurred since it was last logged, `leftOut` how many others were not
 * logged.
 */
export type Noted = Violation & { count: number; leftOut: number }

const MOST_KNOWN = 500
const MOST_SAID = 60
const HOUR_MS = 60 * 60 * 1000

/**
 * Decides which violations of the policy are logged. Anyone can report anything, so each is logged once per hour, and
 * no more than 60 in all; 500 are remembered at a time.
 */
export class NotedViolations {
  readonly #known = new LRUCache<string, { count: number; saidAt: number }>({ max: MOST_KNOWN })
  #hour = { beganAt: -Infinity, said: 0 }
  #leftOut = 0

  /**
   * @param now milliseconds
   * @returns what to log, if anything
   */
  note(violation: Violation, now: number): Noted | undefined {
    const key = JSON.stringify(violation)
    const known = this.#known.get(key) ?? { count: 0, saidAt: -Infinity }
    known.count += 1
    this.#known.set(key, known)
    if (now - known.saidAt < HOUR_MS) return undefined
    if (!this.#isRoom(now)) {
      this.#leftOut += 1
      return undefined
    }
    const noted = { ...violation, count: known.count, leftOut: this.#leftOut }
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

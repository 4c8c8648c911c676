import { LRUCache } from 'lru-cache'
import type { Violation } from './policy-report.ts'

/** What is said of a violation, with how often it has come since it was last said, and how many others were not said. */
export type Noted = Violation & { count: number; leftOut: number }

const MOST_KNOWN = 500
const MOST_SAID = 60
const QUIET_MS = 60 * 60 * 1000

/**
 * Which violations of the policy are worth a line of the log. Anybody can report anything, so each is said once an hour, and
 * of all of them no more than 60; 500 are known at a time.
 */
export class NotedViolations {
  readonly #known = new LRUCache<string, { count: number; saidAt: number }>({ max: MOST_KNOWN })
  #hour = { beganAt: -Infinity, said: 0 }
  #leftOut = 0

  /**
   * @param now milliseconds
   * @returns what there is to say, if anything
   */
  note(violation: Violation, now: number): Noted | undefined {
    const key = JSON.stringify(violation)
    const known = this.#known.get(key) ?? { count: 0, saidAt: -Infinity }
    known.count += 1
    this.#known.set(key, known)
    if (now - known.saidAt < QUIET_MS) return undefined
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
    if (now - this.#hour.beganAt >= QUIET_MS) this.#hour = { beganAt: now, said: 0 }
    if (this.#hour.said >= MOST_SAID) return false
    this.#hour.said += 1
    return true
  }
}

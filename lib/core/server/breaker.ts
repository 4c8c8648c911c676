import 'server-only'
import { CallerRun } from './caller-run'

const OPEN_FOR_MS = 10_000
/** Failures further apart than this make no row. */
const WITHIN_MS = 60_000

/** How a call ended; one that was never sent says nothing of the service. */
export type Ending = 'served' | 'failed' | 'not sent'

/** Either the call may go, and `leave` is to be told how it ended, or none goes for so long. */
export type Entry = { leave: (ending: Ending) => void } | { closedMs: number }

/**
 * Lets no call through for ten seconds once five different ones of those who call have failed in a row. Then one call tries
 * whether the service is back, and the others are still turned away.
 */
export class Breaker {
  readonly #failed = new CallerRun(WITHIN_MS)
  readonly #report: (isOpen: boolean) => void
  /** When it may be tried; undefined while it lets everybody through. */
  #triedFrom: number | undefined
  #isTried = false

  /** @param report is told when it opens and closes */
  constructor(report: (isOpen: boolean) => void = () => undefined) {
    this.#report = report
  }

  /** @param who counts as one among five; one of those who failed tries later than anybody else, being no good witness */
  enter(who: unknown): Entry {
    const laterMs = this.#failed.has(who) ? OPEN_FOR_MS : 0
    const closedMs = this.#triedFrom === undefined ? 0 : this.#triedFrom + laterMs - performance.now()
    if (closedMs > 0 || this.#isTried) return { closedMs: Math.max(0, closedMs) }
    const isTrial = this.#triedFrom !== undefined
    this.#isTried = isTrial
    return { leave: (ending) => this.#leave(ending, who, isTrial) }
  }

  /** Milliseconds for which a call that waits need not be sent any more. */
  get openMs(): number {
    return this.#triedFrom === undefined ? 0 : Math.max(0, this.#triedFrom - performance.now())
  }

  #leave(ending: Ending, who: unknown, isTrial: boolean): void {
    if (isTrial) this.#isTried = false
    const isOpen = this.#triedFrom !== undefined
    if (ending === 'served' && isTrial) this.#close()
    else if (ending === 'served' && !isOpen) this.#failed.end()
    else if (ending === 'failed') {
      const isOfService = this.#failed.add(who)
      if (isTrial || (isOfService && !isOpen)) this.#open()
    }
  }

  #open(): void {
    this.#triedFrom = performance.now() + OPEN_FOR_MS
    this.#report(true)
  }

  #close(): void {
    this.#triedFrom = undefined
    this.#failed.end()
    this.#report(false)
  }
}

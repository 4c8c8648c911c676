import 'server-only'
import { CallerRun } from './caller-run'

const OPEN_FOR_MS = 10_000
/** Failures further apart than this don't count as consecutive. */
const WITHIN_MS = 60_000

/** How a call ended; one that was never sent says nothing about the service. */
export type Ending = 'served' | 'failed' | 'not sent'

/**
 * Either the call may be made, and `leave` reports how it ended; or no call may be made for `openMs` milliseconds.
 */
export type BreakerEntry = { leave: (ending: Ending) => void } | { openMs: number }

/**
 * A circuit breaker: opens for ten seconds once five different callers have failed in a row. Then a single call tests
 * whether the service is back, while others are still rejected.
 */
export class Breaker {
  readonly #failed = new CallerRun(WITHIN_MS)
  readonly #report: (isOpen: boolean) => void
  /** When a test call may be made; undefined while the breaker is closed. */
  #triedFrom: number | undefined
  #isTried = false
  #isProbed = false

  /** @param report called when it opens and closes */
  constructor(report: (isOpen: boolean) => void = () => undefined) {
    this.#report = report
  }

  /**
   * @param who the caller, which counts once among the five. A caller that has itself failed may make the test call
   * later than others, since its own data may be the cause
   * @param isProbe whether the call tests the service at any time, beside the test calls of others
   */
  enter(who: unknown, isProbe = false): BreakerEntry {
    if (isProbe && this.isOpen) return this.#enterAsProbe()
    const laterMs = this.#failed.has(who) ? OPEN_FOR_MS : 0
    const openMs = this.#triedFrom === undefined ? 0 : this.#triedFrom + laterMs - performance.now()
    if (openMs > 0 || this.#isTried) return { openMs: Math.max(0, openMs) }
    const isTrial = this.#triedFrom !== undefined
    this.#isTried = isTrial
    return { leave: (ending) => this.#leave(ending, who, isTrial) }
  }

  /** One at a time. If it is served the breaker closes; if it fails, nobody waits any longer for it. */
  #enterAsProbe(): BreakerEntry {
    if (this.#isProbed) return { openMs: this.openMs }
    this.#isProbed = true
    return {
      leave: (ending) => {
        this.#isProbed = false
        if (ending === 'served' && this.isOpen) this.#close()
      },
    }
  }

  /** Whether calls are rejected, but for the one that tests the service. */
  get isOpen(): boolean {
    return this.#triedFrom !== undefined
  }

  /** Milliseconds until a waiting call may be sent; 0 while the breaker is closed. */
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
      // A probe may have closed it since a trial began.
      if (isOpen ? isTrial : isOfService) this.#open()
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

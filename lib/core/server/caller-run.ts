/**
 * If this many different callers fail in a row the service is at fault; with fewer the callers may be. If one answer in
 * a hundred fails for the player's own reasons, at a thousand answers per second, five different players fail in a row
 * once in four months (docs/decisions/022).
 */
export const CALLERS_TO_BLAME_SERVICE = 5

/** Consecutive callers that failed in the same way while no other succeeded. A caller that fails repeatedly counts once. */
export class CallerRun {
  readonly #withinMs: number
  /** Time of each caller's last failure, the oldest first, by a monotonic clock. */
  readonly #callers = new Map<unknown, number>()

  /** @param withinMs after which a failure no longer counts */
  constructor(withinMs: number) {
    this.#withinMs = withinMs
  }

  /** @returns whether there are now so many that the service is at fault */
  add(caller: unknown): boolean {
    const now = performance.now()
    this.#callers.delete(caller)
    this.#callers.set(caller, now)
    for (const [known, at] of this.#callers) {
      if (now - at > this.#withinMs || this.#callers.size > CALLERS_TO_BLAME_SERVICE) this.#callers.delete(known)
    }
    return this.#callers.size >= CALLERS_TO_BLAME_SERVICE
  }

  has(caller: unknown): boolean {
    return this.#callers.has(caller)
  }

  /** Resets the run: a caller succeeded. */
  end(): void {
    this.#callers.clear()
  }
}

/**
 * So many different callers in a row are a trouble of the service, fewer are their own. Where one answer in a hundred is a
 * trouble of the player's own and a thousand answers come in each second, five different players have one after the other
 * once in four months (docs/decisions/022).
 */
export const CALLERS_TO_BLAME_SERVICE = 5

/**
 * Callers who met with the same trouble one after another, while nobody else got through. One who meets with it again and
 * again counts as one.
 */
export class CallerRun {
  readonly #withinMs: number
  /** When each met with it last, the longest ago first: by a clock that nobody sets. */
  readonly #callers = new Map<unknown, number>()

  /** @param withinMs after which it no longer counts */
  constructor(withinMs: number) {
    this.#withinMs = withinMs
  }

  /** @returns whether there are now so many of them that it is the service's trouble */
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

  /** Somebody got through. */
  end(): void {
    this.#callers.clear()
  }
}

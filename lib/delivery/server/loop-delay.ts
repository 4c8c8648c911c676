const SAMPLE_MS = 20

/** Measures how late the event loop is: how long a request that arrives now waits before it is handled. */
export class LoopDelay {
  readonly #timer: NodeJS.Timeout
  #sampledAt = performance.now()
  #lastMs = 0

  constructor() {
    this.#timer = setInterval(() => {
      this.#lastMs = this.#sinceDue()
      this.#sampledAt = performance.now()
    }, SAMPLE_MS).unref()
  }

  /** Delay in milliseconds: of the last turn of the loop, or of the current one if that is later already. */
  get milliseconds(): number {
    return Math.max(this.#lastMs, this.#sinceDue())
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #sinceDue(): number {
    return Math.max(0, performance.now() - this.#sampledAt - SAMPLE_MS)
  }
}

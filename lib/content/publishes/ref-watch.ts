import 'server-only'

/** How often the content service is asked while the other instances can't be heard. */
export const WATCH_MS = 1_000

export type RefWatchRuntime = {
  /** Asks the content service; rejects if it does not answer. */
  checkMasterRef: () => Promise<string>
  /** Called if something may have been published that this instance knows nothing of. */
  onUnknownPublish: () => void
  pause: (milliseconds: number) => Promise<void>
}

/**
 * Notices publishes by the content service's ref, while no other instance can tell of them: also of one that this instance
 * was told of by its webhook, since another publish may have gone into the same ref. What was published just before the
 * others were lost may not have been told either, so the first ref counts as a publish. An outage of the store that ends
 * before that costs nothing.
 */
export class RefWatch {
  readonly #runtime: RefWatchRuntime
  /** Number of the watch under way; a later one replaces it. */
  #watch = 0

  constructor(runtime: RefWatchRuntime) {
    this.#runtime = runtime
  }

  /** Asks every second until `stop` is called. */
  async start(): Promise<void> {
    const watch = (this.#watch += 1)
    let known: string | undefined
    for (;;) {
      await this.#runtime.pause(WATCH_MS)
      if (watch !== this.#watch) return
      const ref = await this.#runtime.checkMasterRef().catch(() => undefined)
      if (watch !== this.#watch) return
      if (ref === undefined || ref === known) continue
      known = ref
      this.#runtime.onUnknownPublish()
    }
  }

  stop(): void {
    this.#watch += 1
  }
}

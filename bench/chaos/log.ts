/** Something that happened during the run; `at` and `ms` are milliseconds, `at` since its beginning. */
export type Entry =
  | { kind: 'page'; at: number; ms: number; status: number; path: string }
  /** A page that showed a text for `ms` after its successor had been published. */
  | { kind: 'stale'; at: number; ms: number }
  | { kind: 'publish'; at: number; ms: number }
  /** A write of a player, from the first press to the answer that it is done; `calls` reached the service. */
  | { kind: 'write'; at: number; ms: number; name: string; presses: number; calls: number }

/** A time in which something was out of order on purpose. */
export type Outage = { name: string; from: number; to: number }

/** What happened during the run, in the order in which it ended. */
export class Log {
  readonly #begun = performance.now()
  readonly entries: Entry[] = []
  readonly outages: Outage[] = []

  /** Milliseconds since the beginning of the run. */
  get now(): number {
    return performance.now() - this.#begun
  }

  add(entry: Entry): void {
    this.entries.push(entry)
  }

  async during(name: string, work: () => Promise<void>): Promise<void> {
    const from = this.now
    console.log(`${(from / 1000).toFixed(0)} s: ${name}`)
    await work()
    this.outages.push({ name, from, to: this.now })
  }
}

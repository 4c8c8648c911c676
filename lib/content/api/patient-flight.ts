import { processTime } from '@/lib/core/clock'
import { SingleFlight } from '@/lib/core/single-flight'
import { within } from '@/lib/core/server/within'

/** Shared runs of the same work, for which each caller has its own time limit. */
export class PatientFlight<Value> extends SingleFlight<Value> {
  readonly #begunAt = new WeakMap<Promise<Value>, number>()

  override join(name: string, work: () => Promise<Value>): Promise<Value> {
    const run = super.join(name, work)
    if (!this.#begunAt.has(run)) this.#begunAt.set(run, processTime())
    return run
  }

  /**
   * Like `join`, but gives up waiting `milliseconds` after the work *began*, so that work that hangs delays only its
   * first callers. The work itself goes on, and a failure after that is ignored.
   *
   * @param milliseconds counted from when the work began; with 0 the work is only started
   * @returns undefined if it takes longer
   */
  async joinFor(milliseconds: number, name: string, work: () => Promise<Value>): Promise<Value | undefined> {
    const run = this.join(name, work)
    run.catch(() => undefined)
    const left = (this.#begunAt.get(run) ?? 0) + milliseconds - processTime()
    return left > 0 ? within(left, run) : undefined
  }
}

import { processTime } from '../clock'
import { SingleFlight } from '../single-flight'
import { within } from './within'

/** One run of the same work for all, of which each decides how long it may keep them waiting. */
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
   * @param milliseconds counted from when the work began; with 0 it is only seen to that it is under way
   * @returns undefined where it takes longer
   */
  async joinFor(milliseconds: number, name: string, work: () => Promise<Value>): Promise<Value | undefined> {
    const run = this.join(name, work)
    run.catch(() => undefined)
    const left = (this.#begunAt.get(run) ?? 0) + milliseconds - processTime()
    return left > 0 ? within(left, run) : undefined
  }
}

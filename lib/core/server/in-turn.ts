import 'server-only'
import { SingleFlight } from '../single-flight'
import { processWide } from './process-wide'

/** Lines of work: the work of a line runs one after the other. */
export class Lines {
  readonly #underway = new SingleFlight<void>()

  /** Runs work after all earlier work of the same line, so that each sees the results of the others. */
  async inTurn<Result>(line: string, work: () => Promise<Result>): Promise<Result> {
    for (let before = this.#underway.find(line); before; before = this.#underway.find(line)) await before
    return new Promise((resolve, reject) => {
      void this.#underway.join(line, () => work().then(resolve, reject))
    })
  }
}

/** The lines of this process. */
export const processLines = (): Lines => processWide('in turn', () => new Lines())

/** Runs work after all earlier work of the same line in this process; on any instance: `SharedOnce`. */
export const inTurn = <Result>(line: string, work: () => Promise<Result>): Promise<Result> =>
  processLines().inTurn(line, work)

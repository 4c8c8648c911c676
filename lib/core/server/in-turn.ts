import 'server-only'
import { SingleFlight } from '../single-flight'
import { processWide } from './process-wide'

const line = () => processWide('in turn', () => new SingleFlight<void>())

/** Runs work after all earlier work with the same name, so that each sees the results of the others. */
export async function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  for (let before = line().find(name); before; before = line().find(name)) await before
  return new Promise((resolve, reject) => {
    void line().join(name, () => work().then(resolve, reject))
  })
}

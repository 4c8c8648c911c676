import 'server-only'
import { SingleFlight } from '../single-flight'
import { processWide } from './process-wide'

const line = () => processWide('in turn', () => new SingleFlight<void>())

/** Does some work after all that was begun before it under the same name: each sees what the others have done. */
export async function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  for (let before = line().find(name); before; before = line().find(name)) await before
  return new Promise((resolve, reject) => {
    void line().join(name, () => work().then(resolve, reject))
  })
}

import { Failure } from '../failure.ts'
import { type Given, keysFor } from './ask.ts'
import { type ContractName, contractNames } from './document.ts'
import { operations } from './operations.ts'

/**
 * Refuses names that nothing has. Values may be for other services than the one that is asked: one file has those of all.
 *
 * @throws Failure that names them
 */
export function requireKnown(calls: readonly string[], services: readonly ContractName[], given: Given): void {
  const there = new Set(services.flatMap(operations).map(({ id }) => id))
  const noCalls = calls.filter((call) => !there.has(call))
  if (noCalls.length > 0) throw new Failure(`No contract of ${services.join(', ')} has a call ${noCalls.join(', ')}.`)
  const all = contractNames.flatMap(operations)
  const keys = new Set(all.flatMap((each) => each.examples.flatMap((example) => keysFor(each, example))))
  const noKeys = Object.keys(given).filter((key) => !keys.has(key))
  if (noKeys.length === 0) return
  throw new Failure(
    `No call has a parameter or a field ${noKeys.join(', ')}. A value is given by the name of a parameter (product), or of a call ` +
      'and its parameter or field (getRoute.id, createSubscription.profileId).',
  )
}

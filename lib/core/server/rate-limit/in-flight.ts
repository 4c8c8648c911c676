import 'server-only'
import { TooManyRequestsError } from '@/lib/core/errors'
import { processWide } from '../process-wide'

const inFlight = () => processWide('in flight', () => new Map<string, number>())

/**
 * Runs work unless the maximum of the same kind is already under way.
 *
 * @param kind including its owner: `write account-501`
 * @throws TooManyRequestsError
 */
export async function atMost<Result>(most: number, kind: string, work: () => Promise<Result>): Promise<Result> {
  const underway = inFlight()
  const before = underway.get(kind) ?? 0
  if (before >= most) throw new TooManyRequestsError(1)
  underway.set(kind, before + 1)
  try {
    return await work()
  } finally {
    const left = (underway.get(kind) ?? 1) - 1
    if (left > 0) underway.set(kind, left)
    else underway.delete(kind)
  }
}

import 'server-only'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { countingGuesses } from '@/lib/core/server/rate-limit/rate-limit'

/**
 * Gives `work` the secret that an address names, if it names one; anyone who knows it is shown the event (decisions.md,
 * Events) [EV-023]. Wrong ones are counted.
 *
 * @throws TooManyRequestsError if the client has guessed too often, and what `work` throws
 */
export function withEventSecretOf<Result>(
  request: Request,
  { eventSecret }: { eventSecret?: string },
  work: (secret: string | undefined) => Promise<Result>,
): Promise<Result> {
  if (eventSecret === undefined) return work(undefined)
  return countingGuesses('eventSecret', clientOf(request), () => work(eventSecret))
}

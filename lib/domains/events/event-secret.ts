import 'server-only'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { countingGuesses } from '@/lib/core/server/rate-limit/rate-limit'

/**
 * Calls `work` with the event secret in an address, if there is one: anyone who knows an event's secret may see the
 * event (decisions.md, Events) [EV-023]. Wrong secrets are counted.
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

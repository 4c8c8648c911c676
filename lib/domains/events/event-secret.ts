import 'server-only'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { countingGuesses } from '@/lib/core/server/rate-limit/rate-limit'

type Asking = { nextUrl: URL; headers: Headers }

/**
 * Gives `work` the secret that an address names, if it names one; anyone who knows it is shown the event (decisions.md,
 * Events) [EV-023]. Wrong ones are counted.
 *
 * @throws TooManyRequestsError if the client has guessed too often, and what `work` throws
 */
export function withEventSecretOf<Result>(
  { nextUrl, headers }: Asking,
  work: (secret: string | undefined) => Promise<Result>,
): Promise<Result> {
  const secret = nextUrl.searchParams.get('eventSecret') ?? undefined
  if (secret === undefined) return work(undefined)
  return countingGuesses('eventSecret', clientOf({ headers }), () => work(secret))
}

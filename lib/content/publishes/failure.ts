import 'server-only'
import { log } from '@/lib/core/server/log'

/** Why a look came to nothing: the content service does not answer, or the page cache expires no tags. */
export type Failure = 'outage' | 'no expiry'

/** Tells what the page cache refuses from whatever goes wrong with the content service. */
export class ExpiryError extends Error {
  constructor(cause: unknown) {
    super('tags can’t expire', { cause })
  }
}

/** Says it in the log. @param publishes how many are concerned */
export function failureOf(err: unknown, publishes: number): Failure {
  if (err instanceof ExpiryError) {
    log.error({ err, publishes }, 'the page cache can’t be told of publishes, they are remembered')
    return 'no expiry'
  }
  log.warn({ err, publishes }, 'content service out of reach, publishes are remembered')
  return 'outage'
}

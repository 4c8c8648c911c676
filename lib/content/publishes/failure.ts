import 'server-only'
import { log } from '@/lib/core/server/log'

/** Why a check failed: the content service does not answer, or the page cache can't expire tags. */
export type CheckFailure = 'outage' | 'no expiry'

/** Distinguishes a failure of the page cache from failures of the content service. */
export class ExpiryError extends Error {
  constructor(cause: unknown) {
    super('tags can’t expire', { cause })
  }
}

/** Logs a failure. @param publishes number of publishes affected */
export function failureOf(err: unknown, publishes: number): CheckFailure {
  if (err instanceof ExpiryError) {
    log.error({ err, publishes }, 'the page cache can’t be told of publishes, they are remembered')
    return 'no expiry'
  }
  log.warn({ err, publishes }, 'content service out of reach, publishes are remembered')
  return 'outage'
}

import 'server-only'

import { type ErrorStatus, isLasting, NotFoundError, UpstreamError } from '@/lib/core/errors'
import { log } from '@/lib/core/server/log'

/** A page's data, or the status of the error page shown instead. */
export type Loaded<Value> = { value: Value } | { status: ErrorStatus }

/**
 * Maps expected failures to statuses: missing is 404; an outage is 503, since it is temporary; an answer of another form
 * than was agreed is 502, since no waiting mends it. Other errors are rethrown.
 */
export async function settleReading<Value>(reading: Promise<Value>): Promise<Loaded<Value>> {
  try {
    return { value: await reading }
  } catch (error) {
    if (error instanceof NotFoundError) return { status: 404 }
    if (error instanceof UpstreamError) {
      log.warn({ err: error }, 'page can’t be made, an outage')
      return { status: isLasting(error) ? 502 : 503 }
    }
    throw error
  }
}

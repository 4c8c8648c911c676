import 'server-only'

import { type ErrorStatus, NotFoundError, UpstreamError } from '@/lib/core/errors'
import { log } from '@/lib/core/server/log'

/** What a page is made of, or the status of the error page that stands in for it. */
export type Loaded<Value> = { value: Value } | { status: ErrorStatus }

/** Sorts expected failures: something missing is a 404, an outage a 503 that mends itself. Faults of ours are thrown on. */
export async function loaded<Value>(reading: Promise<Value>): Promise<Loaded<Value>> {
  try {
    return { value: await reading }
  } catch (error) {
    if (error instanceof NotFoundError) return { status: 404 }
    if (error instanceof UpstreamError) {
      log.warn({ err: error }, 'page can’t be made, an outage')
      return { status: 503 }
    }
    throw error
  }
}

import 'server-only'
import { headers } from 'next/headers'
import { TooManyRequestsError } from '@/lib/core/errors'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import type { LimitName } from '@/lib/core/limits'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'

/** Counts a page that is made for one request. @returns seconds until there may be another, where there were too many */
export async function secondsToWait(limit: LimitName): Promise<number | undefined> {
  try {
    await takeTry(limit, clientOf({ headers: await headers() }))
    return undefined
  } catch (error) {
    if (error instanceof TooManyRequestsError) return error.retryAfterSeconds
    throw error
  }
}

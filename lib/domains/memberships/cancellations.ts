import 'server-only'
import { z } from 'zod'
import { processWide } from '@/lib/core/server/process-wide'
import { SharedRecords } from '@/lib/core/server/shared-records'
import type { Status } from './membership-rules'

/** How long a membership's status may take to show a cancellation that was answered. */
const CANCELLED_MS = 10 * 60 * 1000
const MOST_REMEMBERED = 10_000
/** In place of a subscription's id once the status has shown that it is cancelled. */
const SHOWN = ''

const cancellations = () =>
  processWide('recent cancellations', () => new SharedRecords('membership-cancellation', z.string(), MOST_REMEMBERED))

/** Notes on all instances that a subscription was cancelled, by the gateway's word. */
export const noteCancellation = (memberId: string, subscriptionId: string): Promise<void> =>
  cancellations().keep(memberId, subscriptionId, CANCELLED_MS)

export const isCancelled = ({ status, cancelAtPeriodEnd }: Status): boolean =>
  status === 'CANCELLED' || status === 'NONE' || cancelAtPeriodEnd === true

/** The status with a cancellation that was answered and that it doesn't show yet; once it has, it is the status that counts. */
export async function withCancellation(memberId: string, status: Status): Promise<Status> {
  const cancelled = await cancellations().findNewest(memberId)
  if (cancelled === undefined || cancelled !== status.subscriptionId) return status
  if (!isCancelled(status)) return { ...status, cancelAtPeriodEnd: true }
  await noteCancellation(memberId, SHOWN)
  return status
}

import 'server-only'
import { z } from 'zod'
import { AppError } from '@/lib/core/errors'
import { processWide } from '@/lib/core/server/process-wide'
import { SharedRecords } from '@/lib/core/server/shared-records'
import { gatewaySchema, periodSchema } from './schema'

/** How long a membership's status may take to show a purchase that was answered. */
const BOUGHT_MS = 10 * 60 * 1000
/** How long the gateway may be at work on a purchase that it has not answered. */
export const UNANSWERED_MS = 2 * 60 * 1000
const MOST_REMEMBERED = 10_000

const boughtSchema = z.object({ gateway: gatewaySchema, period: periodSchema })
const purchaseSchema = z.union([boughtSchema, z.enum(['unanswered', 'shown'])])

/** What a player has bought a moment ago, or may have; `shown` once the membership's status has it. */
export type RecentPurchase = z.infer<typeof purchaseSchema>

const purchases = () =>
  processWide(
    'recent purchases',
    () => new SharedRecords<RecentPurchase>('membership-purchase', purchaseSchema, MOST_REMEMBERED),
  )

/** Notes how it stands with a purchase, on all instances. */
export const notePurchase = (memberId: string, purchase: RecentPurchase): Promise<void> =>
  purchases().keep(memberId, purchase, purchase === 'unanswered' ? UNANSWERED_MS : BOUGHT_MS)

/** What the player has bought by the gateway's word; the status may not show it yet. */
export async function findBought(memberId: string): Promise<z.infer<typeof boughtSchema> | undefined> {
  const found = await purchases().findNewest(memberId)
  return typeof found === 'string' ? undefined : found
}

/** @throws AppError `already_member`, or `outcome_unknown` while a purchase of the player may still succeed */
export async function assertNothingBought(memberId: string): Promise<void> {
  const found = await purchases().findNewest(memberId)
  if (found === 'unanswered') throw new AppError('outcome_unknown')
  if (found !== undefined && found !== 'shown') throw new AppError('already_member')
}

import { z } from 'zod'
import { refuse } from '../http.ts'
import type { MembershipStatus } from './status.ts'

export const purchaseSchema = z.object({
  profileId: z.int(),
  subscriptionPlanId: z.string(),
  couponCode: z.string().nullish(),
})

export const cancelSchema = z.object({ reason: z.string().max(2000).default('') })
export const nonceSchema = z.object({ nonce: z.string().min(1) })

/** The nonce of a card that every gateway refuses. */
export const REFUSED_NONCE = 'refused'

/** Ends the request if the gateway refuses the card. */
export function assertTaken(nonce: string): string {
  return nonce === REFUSED_NONCE ? refuse('payment.declined') : nonce
}

/** The valid coupon codes. */
const COUPONS: ReadonlySet<string> = new Set(['WINTER20', 'FRIENDS'])

/** Ends the request if the player can't buy a plan directly. */
export function assertMayBuy(
  status: MembershipStatus,
  hasMethod: boolean,
  couponCode: string | null | undefined,
): void {
  if (isRunning(status)) refuse('membership.active')
  if (!hasMethod) refuse('payment_method.missing')
  if (couponCode && !COUPONS.has(couponCode.toUpperCase())) refuse('coupon.invalid')
}

export const isRunning = ({ status }: MembershipStatus) => ['ACTIVE', 'TRIALING', 'PAST_DUE'].includes(status)

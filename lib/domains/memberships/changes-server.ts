import 'server-only'
import { AppError } from '@/lib/core/errors'
import { gapForMember } from '@/lib/core/server/gap'
import { siteNow } from '@/lib/core/server/site-clock'
import { confirmed } from '@/lib/core/server/shared-once/lease'
import { sharedTurn } from '@/lib/core/server/shared-once/shared-turn'
import { isUnsettled, mayHaveHappened } from '@/lib/core/server/unanswered'
import type { Member } from '@/lib/domains/session/member'
import { refusalKeyOf } from '@/lib/services/game/refusal'
import { cancelSubscription, createSubscription } from '@/lib/services/subscription/client'
import { isCancelled, noteCancellation, withCancellation } from './cancellations'
import { MEMBERSHIP_LINE } from './card-server'
import { type Direct, listDirectOffers } from './direct-offers-server'
import { isMember, stateOf, type Status } from './membership-rules'
import { assertNothingBought, findBought, notePurchase } from './purchases'
import type { PurchaseOrder } from './schema'
import {
  factsOf,
  getMembership,
  profileIdOf,
  readCertainStatus,
  readStatus,
  type MembershipFacts,
} from './status-server'

/**
 * Cancels the membership at the end of the paid period (MB-003, MB-045). Idempotent; if the answer got lost, the actual
 * state is read.
 *
 * @throws AppError `not_cancellable` for a membership bought from Apple, or if there is none; `outcome_unknown`
 */
export function cancelMembership(member: Member, reason: string): Promise<MembershipFacts> {
  return sharedTurn(MEMBERSHIP_LINE, member.id, async (confirm) => {
    const status = await withCancellation(member.id, await readStatus(member))
    const { gateway, subscriptionId } = status
    if (stateOf(status, siteNow()) === 'ending') return factsOf(status)
    if (!isRunning(status) || gateway === undefined || gateway === 'apple' || subscriptionId === undefined)
      throw new AppError('not_cancellable')
    if (await findBought(member.id)) await notePurchase(member.id, 'shown')
    const profileId = gateway === 'own' ? await profileIdOf(member) : undefined
    const cancel = (token: string) => cancelSubscription(gateway, { profileId, subscriptionId, reason }, token)
    return settleCancellation(member, { ...status, subscriptionId }, member.call(confirmed(confirm, cancel)))
  })
}

/**
 * Buys a plan with the stored payment method (MB-003, MB-016, MB-044). Purchases are serialized, so that a second one
 * finds the first, also where the membership's status doesn't show it yet.
 *
 * @throws AppError `already_member`, `price_changed`, `coupon_refused`, `payment_refused`; `outcome_unknown` if the gateway
 *   didn't say whether it has sold the plan
 */
export function buyPlan(member: Member, order: PurchaseOrder): Promise<MembershipFacts> {
  return sharedTurn(MEMBERSHIP_LINE, member.id, async (confirm) => {
    const [profileId, offers, status] = await Promise.all([
      profileIdOf(member),
      listDirectOffers(member, order),
      readCertainStatus(member),
    ])
    if (isRunning(status)) throw new AppError('already_member')
    await assertNothingBought(member.id)
    const offer = offers.find(({ plan, gateway }) => plan.id === order.planId && gateway === order.gateway)
    if (offer === undefined) throw new AppError('payment_refused')
    const { minor, currency } = offer.plan.money
    if (minor !== order.minor || currency !== order.currency) throw new AppError('price_changed')
    const purchase = { profileId, subscriptionPlanId: offer.plan.id, couponCode: order.coupon || undefined }
    const buy = (token: string) => createSubscription(offer.gateway, purchase, token)
    await notePurchase(member.id, 'unanswered') // first: this process may end before the answer
    return settlePurchase(member, offer, member.call(confirmed(confirm, buy)).catch(throwRefusal))
  })
}

/** The membership after a purchase, which counts once it is answered, and is not repeated while it may still succeed. */
async function settlePurchase(
  member: Member,
  { gateway, period }: Direct,
  purchase: Promise<unknown>,
): Promise<MembershipFacts> {
  try {
    await purchase
  } catch (error) {
    if (!mayHaveHappened(error)) {
      await notePurchase(member.id, 'shown')
      throw error
    }
    const status = await readCertainStatus(member).catch(() => undefined)
    if (status === undefined || !isRunning(status)) throw new AppError('outcome_unknown', undefined, { cause: error })
    await notePurchase(member.id, 'shown')
    return factsOf(status)
  }
  await notePurchase(member.id, { gateway, period })
  return getMembership(member)
}

const refusals = {
  'coupon.invalid': 'coupon_refused',
  'payment_method.missing': 'payment_refused',
  'payment.declined': 'payment_refused',
  'membership.active': 'already_member',
} as const

function throwRefusal(error: unknown): never {
  const key = refusalKeyOf(error) ?? ''
  const code = Object.entries(refusals).find(([name]) => name === key)?.[1]
  throw code ? new AppError(code, undefined, { cause: error }) : error
}

/** The membership after a cancellation, which counts once it is answered. */
async function settleCancellation(
  member: Member,
  before: Status & { subscriptionId: string },
  cancellation: Promise<unknown>,
): Promise<MembershipFacts> {
  const read = () => readStatus(member).catch(gapForMember('membership after its cancellation', {}, undefined))
  try {
    await cancellation
  } catch (error) {
    if (!mayHaveHappened(error)) throw error
    const after = await read()
    if (after !== undefined && isCancelled(after)) return factsOf(after)
    if (after !== undefined && !isUnsettled(error)) throw error
    throw new AppError('outcome_unknown', undefined, { cause: error })
  }
  await noteCancellation(member.id, before.subscriptionId)
  return factsOf(await withCancellation(member.id, (await read()) ?? before))
}

const isRunning = (status: Status) => isMember(stateOf(status, siteNow()))

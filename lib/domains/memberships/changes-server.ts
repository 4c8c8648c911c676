import 'server-only'
import { processTime } from '@/lib/core/clock'
import { AppError, UpstreamError } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { siteNow } from '@/lib/core/server/site-clock'
import { confirmed } from '@/lib/core/server/shared-once/lease'
import { sharedTurn } from '@/lib/core/server/shared-once/shared-turn'
import { log } from '@/lib/core/server/log'
import { expireTags } from '@/lib/core/server/tag-expiry'
import type { Member } from '@/lib/domains/session/member'
import { openCheckout, openPortal } from '@/lib/services/game/memberships'
import { refusalKeyOf } from '@/lib/services/game/refusal'
import { cancelSubscription, createSubscription } from '@/lib/services/subscription/client'
import { MEMBERSHIP_LINE } from './card-server'
import { checkoutOnce } from './checkout-once'
import { DEFAULT_COUNTRY } from './countries'
import { listDirectOffers } from './direct-offers-server'
import { assertHosted } from './hosted-page'
import { isMember, stateOf, type Status } from './membership-rules'
import type { CheckoutOrder, PurchaseOrder } from './schema'
import { getPlanPrice, plansTag, readCountryPlans } from './server'
import { factsOf, profileIdOf, readStatus, type MembershipFacts } from './status-server'

/** Addresses that the payment provider sends a player back to. */
export type WaysBack = { locale: string; successUrl: string; cancelUrl: string }

/**
 * The hosted page where a player pays (MB-002, MB-034). The price is looked up again: nothing that the browser says of
 * it is trusted.
 *
 * @throws AppError `already_member`; `price_changed` if the price is not the one that was shown; NotFoundError
 */
export async function startCheckout(
  member: Member,
  { priceId, minor, currency }: CheckoutOrder,
  back: WaysBack,
): Promise<string> {
  const { price: shown, plans } = await getPlanPrice(priceId, DEFAULT_COUNTRY)
  const [status, fresh] = await Promise.all([readStatus(member), readCountryPlans(plans.country)])
  if (isRunning(status)) throw new AppError('already_member')
  const money = fresh.prices.find(({ id }) => id === priceId)?.money
  if (money?.minor !== minor || money.currency !== currency) {
    // Only pages with an old price are made anew: a browser may name any price.
    const isOld = money?.minor !== shown.money.minor || money.currency !== shown.money.currency
    if (isOld) await expirePrices(plans.country)
    throw new AppError('price_changed')
  }
  return checkoutOnce(`${member.id} ${priceId} ${back.locale}`, processTime(), async (key) => {
    const order = { ...back, membershipPlanPriceId: priceId }
    const { url } = await member.call((token) => openCheckout(order, key, token))
    return assertHosted(url, env.HOSTED_PAGE_ORIGINS)
  })
}

const expirePrices = (country: string) =>
  expireTags([plansTag(country)]).catch((err: unknown) => log.warn({ err }, 'old prices stay a while'))

/** The hosted page for managing a membership of our own gateway (MB-002, MB-035). */
export async function startPortal(member: Member, redirectUrl: string): Promise<string> {
  const { url } = await member.call((token) => openPortal(redirectUrl, token))
  return assertHosted(url, env.HOSTED_PAGE_ORIGINS)
}

/**
 * Cancels the membership at the end of the paid period (MB-003, MB-045). Idempotent; if the answer got lost, the actual
 * state is read.
 *
 * @throws AppError `not_cancellable` for a membership bought from Apple, or if there is none
 */
export function cancelMembership(member: Member, reason: string): Promise<MembershipFacts> {
  return sharedTurn(MEMBERSHIP_LINE, member.id, async (confirm) => {
    const status = await readStatus(member)
    const { gateway, subscriptionId } = status
    if (stateOf(status, siteNow()) === 'ending') return factsOf(status)
    if (!isRunning(status) || gateway === undefined || gateway === 'apple' || subscriptionId === undefined)
      throw new AppError('not_cancellable')
    const profileId = gateway === 'own' ? await profileIdOf(member) : undefined
    const cancel = (token: string) => cancelSubscription(gateway, { profileId, subscriptionId, reason }, token)
    return truthAfter(
      member,
      member.call(confirmed(confirm, cancel)),
      (after) => !isRunning(after) || after.cancelAtPeriodEnd === true,
    )
  })
}

/**
 * Buys a plan with the stored payment method (MB-003, MB-016, MB-044). Purchases are serialized, so that a second one
 * finds the first.
 *
 * @throws AppError `already_member`, `price_changed`, `coupon_refused`, `payment_refused`
 */
export function buyPlan(member: Member, order: PurchaseOrder): Promise<MembershipFacts> {
  return sharedTurn(MEMBERSHIP_LINE, member.id, async (confirm) => {
    const [profileId, offers, status] = await Promise.all([
      profileIdOf(member),
      listDirectOffers(member, order),
      readStatus(member),
    ])
    if (isRunning(status)) throw new AppError('already_member')
    const offer = offers.find(({ plan, gateway }) => plan.id === order.planId && gateway === order.gateway)
    if (offer === undefined) throw new AppError('payment_refused')
    const { minor, currency } = offer.plan.money
    if (minor !== order.minor || currency !== order.currency) throw new AppError('price_changed')
    const purchase = { profileId, subscriptionPlanId: offer.plan.id, couponCode: order.coupon || undefined }
    const buy = (token: string) => createSubscription(offer.gateway, purchase, token)
    return truthAfter(member, member.call(confirmed(confirm, buy)).catch(throwRefusal), isRunning)
  })
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

/** The actual state after a change, also if its answer got lost: it may have happened all the same. */
async function truthAfter(
  member: Member,
  change: Promise<unknown>,
  hasHappened: (status: Status) => boolean,
): Promise<MembershipFacts> {
  try {
    await change
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    const status = await readStatus(member).catch(() => undefined)
    if (status === undefined || !hasHappened(status)) throw error
    return factsOf(status)
  }
  return factsOf(await readStatus(member))
}

const isRunning = (status: Status) => isMember(stateOf(status, siteNow()))

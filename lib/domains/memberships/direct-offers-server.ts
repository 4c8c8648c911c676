import 'server-only'
import { gapForMember } from '@/lib/core/server/gap'
import { isOff } from '@/lib/core/server/off'
import { siteNow } from '@/lib/core/server/site-clock'
import { findCountry } from '@/lib/domains/session/country-server'
import type { Member } from '@/lib/domains/session/member'
import { listSubscriptionPlans, type SubscriptionPlan } from '@/lib/services/subscription/client'
import { getAccountPaymentMethod, type PaymentMethod } from '@/lib/services/subscription/payment-methods'
import { DEFAULT_COUNTRY } from './countries'
import { gatewayFor, isMember, stateOf } from './membership-rules'
import { periods, type Gateway, type Period, type PurchaseOrder } from './schema'
import { findStored, readStatus } from './status-server'

/** A plan that a player may buy directly, with the payment method for it. */
export type Direct = { plan: SubscriptionPlan; gateway: Gateway; period: Period; method: PaymentMethod }

/** What a gateway answers, or why it could not be asked. */
type Reading<Value> = { value: Value } | { failure: unknown }
type Cards = ReadonlyMap<Gateway, Reading<PaymentMethod | undefined>>

/**
 * What players without a membership can buy without a hosted page, if a payment method is stored (MB-037, MB-040). A gateway
 * that fails costs its own offers only; what can't be known is never offered by another gateway instead.
 *
 * @param wanted the plan that the caller needs: without it, any is enough
 * @throws UpstreamError if nothing of what is needed is left, and a gateway failed
 */
export async function listDirectOffers(
  member: Member,
  wanted?: Pick<PurchaseOrder, 'planId' | 'gateway'>,
): Promise<Direct[]> {
  const [status, country, cards] = await Promise.all([readStatus(member), findCountry(member), readCards(member)])
  if (isMember(stateOf(status, siteNow()))) return []
  const readings = await Promise.all(periods.map((period) => readOffer(period, cards, country ?? DEFAULT_COUNTRY)))
  const offers = readings.flatMap((reading) => ('value' in reading ? (reading.value ?? []) : []))
  const isNeeded = ({ plan, gateway }: Direct) =>
    wanted === undefined || (plan.id === wanted.planId && gateway === wanted.gateway)
  const failed = readings.find((reading) => 'failure' in reading)
  if (failed !== undefined && !offers.some(isNeeded)) throw failed.failure
  return offers
}

/** What is stored for the player's account at each gateway that the site has. */
async function readCards(member: Member): Promise<Cards> {
  const gateways: Gateway[] = isOff('subscription') ? ['own'] : ['own', 'braintree']
  const asking = gateways.map(async (gateway) => {
    const stored = findStored(member.call((token) => getAccountPaymentMethod(gateway, token)))
    return [gateway, await readingOf(gateway, stored)] as const
  })
  return new Map(await Promise.all(asking))
}

async function readOffer(period: Period, cards: Cards, country: string): Promise<Reading<Direct | undefined>> {
  // A card that is not known may be there: a month stays Braintree's (MB-026).
  const isPossible = (reading: Reading<unknown>) => 'failure' in reading || reading.value !== undefined
  const possible = [...cards].filter(([, reading]) => isPossible(reading)).map(([gateway]) => gateway)
  const gateway = gatewayFor(period, new Set(possible))
  const card = cards.get(gateway) ?? { value: undefined }
  if ('failure' in card) return card
  const method = card.value
  if (method === undefined) return { value: undefined }
  const plan = await readingOf(gateway, findPlan(gateway, period, country))
  if ('failure' in plan) return plan
  return { value: plan.value && { plan: plan.value, gateway, period, method } }
}

async function findPlan(gateway: Gateway, period: Period, countryCode: string): Promise<SubscriptionPlan | undefined> {
  const duration = period === 'year' ? 'Annual' : 'Monthly'
  const plans = await listSubscriptionPlans(gateway, { countryCode })
  return plans.find((plan) => plan.provider === gateway && plan.planDuration === duration)
}

/** @throws AppError `not_signed_in`, since nothing is left to be read then */
async function readingOf<Value>(gateway: Gateway, asking: Promise<Value>): Promise<Reading<Value>> {
  return asking.then(
    (value) => ({ value }),
    (failure: unknown) => gapForMember('a gateway’s plans are not offered', { gateway }, { failure })(failure),
  )
}

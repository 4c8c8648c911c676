import 'server-only'
import { AppError, hasCode } from '@/lib/core/errors'
import type { Identifier } from '@/lib/core/identifier'
import type { Money } from '@/lib/core/money'
import { siteNow, siteTime } from '@/lib/core/server/site-clock'
import { gapForMember } from '@/lib/core/server/gap'
import { log } from '@/lib/core/server/log'
import { isOff } from '@/lib/core/server/off'
import type { Member } from '@/lib/domains/session/member'
import { getMembershipStatus, listTransactions } from '@/lib/services/game/memberships'
import { getProfile } from '@/lib/services/game/profile'
import { getGatewayStatus, getLegacyStatus, getSubscription } from '@/lib/services/subscription/client'
import {
  getAccountPaymentMethod,
  getPaymentMethod,
  type PaymentMethod,
} from '@/lib/services/subscription/payment-methods'
import { withCancellation } from './cancellations'
import { DEFAULT_COUNTRY } from './countries'
import { paidFromGame, type Paid } from './from-game'
import { isKeptElsewhere, isMember, stateOf, type Status } from './membership-rules'
import type { Gateway, MembershipState, Period } from './schema'
import { findBought, notePurchase } from './purchases'
import { getPlanPrice } from './server'

/** A player's membership, before it is converted to texts. */
export type MembershipFacts = {
  state: MembershipState
  gateway: Gateway | null
  /** Of a membership that has ended, how it was paid. */
  period: Period | null
  price: Money | null
  /** ISO 8601 */
  until: string | null
}

/**
 * The authoritative status: the game server's; for a Braintree or Apple member the subscription service's; from the
 * legacy endpoint if that is all there is (decisions.md, "Memberships"; MB-033, MB-042, MB-043).
 *
 * @throws UpstreamError if it can't be read
 */
export async function readCertainStatus(member: Member): Promise<Status> {
  return statusElsewhere(member, await statusAtGame(member))
}

/** Like `readCertainStatus`, but the game server's word serves where the service is out of reach: to show, not to sell. */
export async function readStatus(member: Member): Promise<Status> {
  const known = await statusAtGame(member)
  return statusElsewhere(member, known).catch(
    gapForMember('membership as the game server knows it', { gateway: known.gateway }, known),
  )
}

const statusAtGame = (member: Member): Promise<Status> =>
  member.call(getMembershipStatus).catch((error: unknown) => legacyStatus(member, 'own', error))

async function statusElsewhere(member: Member, known: Status): Promise<Status> {
  const { gateway } = known
  if (!isKeptElsewhere(gateway) || isOff('subscription')) return known
  return member
    .call((token) => getGatewayStatus(gateway, token))
    .catch((error: unknown) => legacyStatus(member, gateway, error))
}

async function legacyStatus(member: Member, gateway: Gateway, error: unknown): Promise<Status> {
  if (!hasCode(error, 'not_found')) throw error
  const profileId = await profileIdOf(member)
  return member.call((token) => getLegacyStatus(gateway, profileId, token))
}

/** The player's id in the game. @throws UpstreamError, also if the profile has none */
export async function profileIdOf(member: Member): Promise<Identifier> {
  const { id } = await member.call(getProfile)
  if (id === undefined) throw new AppError('upstream_failed', 'the profile has no id')
  return id
}

/** The player's membership. @throws UpstreamError if it can't be read, which never counts as "none" */
export async function getMembership(member: Member): Promise<MembershipFacts> {
  const read = async () => factsOf(await withCancellation(member.id, await readStatus(member)))
  const bought = await findBought(member.id)
  if (bought === undefined) return read()
  // The status may be behind what the gateway has answered.
  const facts = await read().catch(gapForMember('membership as it was bought', bought, undefined))
  if (facts === undefined || !isMember(facts.state)) return { ...bought, state: 'active', price: null, until: null }
  await notePurchase(member.id, 'shown')
  return facts
}

export async function factsOf(status: Status): Promise<MembershipFacts> {
  const state = stateOf(status, siteNow())
  const found = state === 'none' ? undefined : await findPriceOf(status)
  return {
    state,
    gateway: status.gateway ?? null,
    // Braintree and Apple sell monthly plans only.
    period: found?.period ?? (isKeptElsewhere(status.gateway) ? 'month' : null),
    price: isMember(state) ? (found?.money ?? null) : null,
    until: status.currentPeriodEnd ?? null,
  }
}

/** The price of a membership at our own gateway; the others' plans have no prices here. */
async function findPriceOf({ gateway, planPriceId }: Status) {
  if (gateway !== 'own' || planPriceId === undefined) return undefined
  try {
    return (await getPlanPrice(planPriceId, DEFAULT_COUNTRY)).price
  } catch (err) {
    log.warn({ err }, 'membership without its price')
    return undefined
  }
}

/** The payment method of the membership, or the one stored for the account (MB-038, MB-040). */
export async function findPayment(member: Member, gateway: Gateway): Promise<PaymentMethod | undefined> {
  if (gateway === 'apple') return undefined // Apple keeps it to itself
  if (gateway === 'own') return findStored(member.call((token) => getAccountPaymentMethod('own', token)))
  const profileId = await profileIdOf(member)
  const ofProfile = await findStored(member.call((token) => getPaymentMethod(gateway, profileId, token)))
  return ofProfile ?? findStored(member.call((token) => getAccountPaymentMethod(gateway, token)))
}

/** A stored payment method; undefined if there is none, which is a regular answer. */
export async function findStored(asking: Promise<PaymentMethod>): Promise<PaymentMethod | undefined> {
  return asking.catch((error: unknown) => {
    if (hasCode(error, 'not_found')) return undefined
    throw error
  })
}

/** The player's payments, newest first. */
export async function listPaid(member: Member): Promise<Paid[]> {
  return paidFromGame(await member.call(listTransactions))
}

/** Until when the player may get a refund, if that is in the future (MB-047). */
export async function findGuarantee(member: Member): Promise<string | undefined> {
  const { gateway, subscriptionId } = await readStatus(member)
  if (gateway === undefined || subscriptionId === undefined) return undefined
  const { moneyBackGuaranteeEndsAt: end } = await member.call((token) =>
    getSubscription(gateway, subscriptionId, token),
  )
  return end !== undefined && Date.parse(end) > siteTime() ? end : undefined
}

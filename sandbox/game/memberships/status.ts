import type { Player } from '../players.ts'
import { priceId } from './markets.ts'

const dayMs = 86_400_000

export type MembershipStatus = {
  status: 'ACTIVE' | 'TRIALING' | 'PAST_DUE' | 'CANCELLED' | 'NONE'
  gateway: 'braintree' | 'apple' | 'own' | null
  planPriceId: string | null
  subscriptionId: string | null
  /** End of the current period, ISO 8601 UTC. */
  currentPeriodEnd: string | null
  cancelAtPeriodEnd: boolean | null
}

export const noMembership: MembershipStatus = {
  status: 'NONE',
  gateway: null,
  planPriceId: null,
  subscriptionId: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: null,
}

/** A demo player's initial membership; its periods are relative to `now`. */
export function seededStatus(player: Player, now: Date): MembershipStatus {
  const country = player.countryCode ?? 'US'
  const inDays = (days: number): string => {
    const midnight = Math.floor(now.getTime() / dayMs) * dayMs
    return new Date(midnight + days * dayMs).toISOString()
  }
  const common = { subscriptionId: `sub-${player.id}`, cancelAtPeriodEnd: false }
  const yearly = { ...common, planPriceId: priceId(country, 'year') }
  const monthly = { ...common, planPriceId: priceId(country, 'month') }
  const table: Record<Player['membership'], MembershipStatus> = {
    member: { ...yearly, status: 'ACTIVE', gateway: 'own', currentPeriodEnd: inDays(214) },
    trial: { ...monthly, status: 'TRIALING', gateway: 'own', currentPeriodEnd: inDays(9) },
    braintree: { ...monthly, status: 'ACTIVE', gateway: 'braintree', currentPeriodEnd: inDays(17) },
    apple: { ...monthly, status: 'ACTIVE', gateway: 'apple', planPriceId: null, currentPeriodEnd: inDays(23) },
    lapsed: { ...monthly, status: 'CANCELLED', gateway: 'own', currentPeriodEnd: inDays(-40), cancelAtPeriodEnd: true },
    none: noMembership,
  }
  return table[player.membership]
}

export const isYearly = (planId: string | null) => /year|annual/.test(planId ?? '')

/** Start of a membership's current period. */
export function startOf(status: MembershipStatus): number {
  return Date.parse(status.currentPeriodEnd ?? '') - (isYearly(status.planPriceId) ? 365 : 30) * dayMs
}

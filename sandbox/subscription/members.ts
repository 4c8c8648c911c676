import type { PaymentMethod } from '../game/memberships/payment-methods.ts'
import type { MembershipStatus } from '../game/memberships/status.ts'
import type { Player } from '../game/players.ts'

const DAY = 86_400_000

/** The initial subscription of a Braintree or Apple member, relative to `now`; undefined for others. */
export function seededSubscription(player: Player, now: Date): MembershipStatus | undefined {
  if (player.membership !== 'braintree' && player.membership !== 'apple') return undefined
  const gateway = player.membership
  return {
    status: 'ACTIVE',
    gateway,
    planPriceId: `${gateway}-monthly-eur`,
    subscriptionId: `sub-${gateway}-${player.id}`,
    currentPeriodEnd: new Date(now.getTime() + 18 * DAY).toISOString(),
    cancelAtPeriodEnd: false,
  }
}

/** A Braintree member's stored payment method; Apple does not disclose cards, and others have none. */
export function seededMethod(player: Player): PaymentMethod | undefined {
  if (player.membership !== 'braintree') return undefined
  return { id: `pm-${player.id}`, type: 'card', brand: 'visa', last4: '4242' }
}

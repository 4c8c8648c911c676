import type { Player } from '../game/players.ts'

const DAY = 86_400_000

/** The one subscription of a Braintree or Apple member, seen from `now`; others have none here. */
export function subscriptionOf(player: Player, now: Date) {
  if (player.membership !== 'braintree' && player.membership !== 'apple') return undefined
  const gateway = player.membership
  const createdAt = new Date(now.getTime() - 12 * DAY)
  return {
    id: `sub-${gateway}-${player.id}`,
    gateway,
    planId: `${gateway}-monthly-eur`,
    createdAt: createdAt.toISOString(),
    currentPeriodEnd: new Date(createdAt.getTime() + 30 * DAY).toISOString(),
  }
}

/** Membership status on the wire (contracts.md, memberships). */
export function statusOf(player: Player, now: Date) {
  const subscription = subscriptionOf(player, now)
  return {
    status: subscription ? 'ACTIVE' : 'NONE',
    gateway: subscription?.gateway ?? null,
    planPriceId: subscription?.planId ?? null,
    subscriptionId: subscription?.id ?? null,
    currentPeriodEnd: subscription?.currentPeriodEnd ?? null,
    cancelAtPeriodEnd: false,
  }
}

/** The stored way to pay; Apple keeps its members' cards to itself, and nobody else has one. */
export function paymentMethodOf(player: Player) {
  if (player.membership !== 'braintree') return undefined
  return { id: `pm-${player.id}`, type: 'card', brand: 'visa', last4: '4242' }
}

import type { Gateway, MembershipState, Period } from './schema'

/** What a service says of a membership. */
export type Status = {
  status: 'ACTIVE' | 'TRIALING' | 'PAST_DUE' | 'CANCELLED' | 'NONE'
  gateway?: Gateway
  planPriceId?: string
  subscriptionId?: string
  currentPeriodEnd?: string
  cancelAtPeriodEnd?: boolean
}

/** How it stands now: what was cancelled goes on until its last day has passed. */
export function stateOf({ status, currentPeriodEnd, cancelAtPeriodEnd }: Status, now: Date): MembershipState {
  if (status === 'NONE') return 'none'
  if (status === 'CANCELLED' || cancelAtPeriodEnd === true) {
    return currentPeriodEnd !== undefined && Date.parse(currentPeriodEnd) > now.getTime() ? 'ending' : 'ended'
  }
  return ({ ACTIVE: 'active', TRIALING: 'trialing', PAST_DUE: 'past_due' } as const)[status]
}

/** Whether the player has what a membership brings: nobody who has is offered another. */
export const isMember = (state: MembershipState): boolean => state !== 'none' && state !== 'ended'

/** Whether the status that counts is the subscription service's (decisions.md, "Memberships"). */
export const isKeptElsewhere = (gateway: Gateway | undefined): gateway is 'braintree' | 'apple' =>
  gateway === 'braintree' || gateway === 'apple'

/**
 * Who is asked for a plan: annual ones are always the own gateway's (MB-025), monthly ones Braintree's unless only the own
 * gateway has something to pay with (MB-026).
 *
 * @param stored the gateways that have a payment method of the player
 */
export function gatewayFor(period: Period, stored: ReadonlySet<Gateway>): Gateway {
  if (period === 'year') return 'own'
  return stored.has('own') && !stored.has('braintree') ? 'own' : 'braintree'
}

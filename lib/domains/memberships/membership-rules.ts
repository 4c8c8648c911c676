import type { Gateway, Membership, MembershipState, Period } from './schema'

/** A membership's status, as a service states it. */
export type Status = {
  status: 'ACTIVE' | 'TRIALING' | 'PAST_DUE' | 'CANCELLED' | 'NONE'
  gateway?: Gateway
  planPriceId?: string
  subscriptionId?: string
  currentPeriodEnd?: string
  cancelAtPeriodEnd?: boolean
}

/** The current state: a cancelled membership runs until its last day has passed. */
export function stateOf({ status, currentPeriodEnd, cancelAtPeriodEnd }: Status, now: Date): MembershipState {
  if (status === 'NONE') return 'none'
  if (status === 'CANCELLED' || cancelAtPeriodEnd === true) {
    return currentPeriodEnd !== undefined && Date.parse(currentPeriodEnd) > now.getTime() ? 'ending' : 'ended'
  }
  return ({ ACTIVE: 'active', TRIALING: 'trialing', PAST_DUE: 'past_due' } as const)[status]
}

/** Whether the player has the benefits of a membership: then none is offered. */
export const isMember = (state: MembershipState): state is Exclude<MembershipState, 'none' | 'ended'> =>
  state !== 'none' && state !== 'ended'

/** Whether the player can cancel here: not what is cancelled already, nor what Apple keeps. */
export const isCancellable = ({ state, gateway }: Pick<Membership, 'state' | 'gateway'>): boolean =>
  isMember(state) && state !== 'ending' && gateway !== 'apple'

const DAY_MS = 24 * 3600 * 1000

/**
 * Whether something is about to change unless the player does something: a payment failed, the membership was cancelled,
 * or the last 24 hours of a trial have begun, after which it costs.
 *
 * @param membership its state, and the end of what is paid for or tried (ISO 8601)
 */
export function needsAttention({ state, until }: { state: MembershipState; until: string | null }, now: Date): boolean {
  if (state === 'trialing') return until !== null && Date.parse(until) - now.getTime() <= DAY_MS
  return state === 'past_due' || state === 'ending'
}

/** The key of the words that say what a state means: a trial whose price is known says what is paid when. */
export const hintOf = <State extends MembershipState>({ state, price }: { state: State; price: string | null }) =>
  state === 'trialing' && price !== null ? 'trialingPays' : (`${state}Hint` as const)

/** The key of the words that say what the payment provider's page is for in a state. */
export const portalWordOf = (state: MembershipState) =>
  state === 'ending' ? 'keep' : state === 'past_due' ? 'payNow' : 'manage'

/** Whether the subscription service's status is authoritative (decisions.md, "Memberships"). */
export const isKeptElsewhere = (gateway: Gateway | undefined): gateway is 'braintree' | 'apple' =>
  gateway === 'braintree' || gateway === 'apple'

/**
 * The gateway for a plan: annual plans are always our own gateway's (MB-025), monthly ones Braintree's unless only our
 * own has a payment method (MB-026).
 *
 * @param stored gateways that have a payment method of the player
 */
export function gatewayFor(period: Period, stored: ReadonlySet<Gateway>): Gateway {
  if (period === 'year') return 'own'
  return stored.has('own') && !stored.has('braintree') ? 'own' : 'braintree'
}

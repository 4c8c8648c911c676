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

/**
 * The current state: a cancelled membership runs until its last day has passed. If that day isn't known, it is over once the
 * service calls it cancelled, and runs as long as the service calls it otherwise.
 */
export function stateOf({ status, currentPeriodEnd, cancelAtPeriodEnd }: Status, now: Date): MembershipState {
  if (status === 'NONE') return 'none'
  if (status === 'CANCELLED' || cancelAtPeriodEnd === true) {
    const isOver =
      currentPeriodEnd === undefined ? status === 'CANCELLED' : Date.parse(currentPeriodEnd) <= now.getTime()
    return isOver ? 'ended' : 'ending'
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

/** A membership's day in its sentences; null if it isn't known. */
type Dated<State extends MembershipState> = { state: State; until: string | null }

/** The key of the words that name a state. */
export const titleOf = <State extends MembershipState>({ state, until }: Dated<State>) =>
  state === 'ending' && until === null ? 'endingUndated' : state

const undatedHints: Partial<
  Record<MembershipState, 'activeHintUndated' | 'trialingHintUndated' | 'endingHintUndated'>
> = {
  active: 'activeHintUndated',
  trialing: 'trialingHintUndated',
  ending: 'endingHintUndated',
}

/** The key of the words that say what a state means: a trial whose price is known says what is paid when. */
export function hintOf<State extends MembershipState>({
  state,
  price,
  until,
}: Dated<State> & { price: string | null }) {
  if (state === 'trialing' && price !== null) return until === null ? 'trialingPaysUndated' : 'trialingPays'
  return (until === null ? undatedHints[state] : undefined) ?? (`${state}Hint` as const)
}

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

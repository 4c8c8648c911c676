import { withoutRequestId } from './request-id.ts'
import { requestState } from './request-state.ts'

/**
 * Calls of services that one request may cause, the pages it makes included: many times what any page of ours needs. Beyond
 * it a visitor, or a page with a thousand cards, would set our services upon themselves.
 */
export const CALLS_PER_REQUEST = 100

/** Runs the handling of a request so that all it asks of services counts as its own. */
export function withRequestBudget<Result>(handle: () => Result): Result {
  return requestState.run({ callsLeft: CALLS_PER_REQUEST, keepsNothing: false }, handle)
}

/**
 * Runs what outlives the request that begins it, such as setting a timer: the calls that follow from it count for no
 * request, which they would sooner or later have used up, and carry no request's id.
 */
export function outsideRequests<Result>(begin: () => Result): Result {
  return withoutRequestId(() => requestState.exit(begin))
}

/**
 * Counts one call of a service for the request that causes it.
 * @returns whether there was one left; always, where nobody's request is being handled, as while building
 */
export function spendCall(): boolean {
  const state = requestState.getStore()
  if (state === undefined) return true
  state.callsLeft -= 1
  return state.callsLeft >= 0
}

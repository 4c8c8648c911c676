import { requestLimits } from '../limits.ts'
import { withoutRequestId } from './request-id.ts'
import { requestState } from './request-state.ts'

/**
 * Runs the handling of a request so that all it asks of services counts as its own, and as its client's.
 *
 * @param client who the request comes from (`clientNetwork`)
 */
export function withRequestBudget<Result>(handle: () => Result, client?: string): Result {
  return requestState.run({ callsLeft: requestLimits.upstreamCalls, keepsNothing: false, client }, handle)
}

/** Who the request being handled comes from; nobody where none is, as in a build, or where that is not known. */
export const findClient = (): string | undefined => requestState.getStore()?.client

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

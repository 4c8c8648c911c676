import { requestLimits } from '../limits.ts'
import { withoutRequestId } from './request-id.ts'
import { requestState } from './request-state.ts'

/**
 * Runs the handling of a request so that all its upstream calls count towards its budget, and are attributed to its
 * client.
 *
 * @param client of the request (`clientNetwork`)
 * @param place of the request, as the log names it
 */
export function withRequestBudget<Result>(handle: () => Result, client?: string, place?: string): Result {
  return requestState.run({ callsLeft: requestLimits.upstreamCalls, keepsNothing: false, client, place }, handle)
}

/** The client of the current request; undefined if there is no request, as in a build, or the client is unknown. */
export const findClient = (): string | undefined => requestState.getStore()?.client

/**
 * Runs `begin` outside the current request, for work that outlives it, such as a timer: its upstream calls don't use up
 * the request's budget, and don't carry its id.
 */
export function outsideRequests<Result>(begin: () => Result): Result {
  return withoutRequestId(() => requestState.exit(begin))
}

/**
 * Counts one upstream call towards the current request's budget.
 * @returns whether one was left; always true outside of requests, as in a build
 */
export function spendCall(): boolean {
  const state = requestState.getStore()
  if (state === undefined) return true
  state.callsLeft -= 1
  return state.callsLeft >= 0
}

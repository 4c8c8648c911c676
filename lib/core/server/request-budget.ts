import { AsyncLocalStorage } from 'node:async_hooks'
import { processWide } from './process-wide.ts'

/**
 * Calls of services that one request may cause, the pages it makes included: many times what any page of ours needs. Beyond
 * it a visitor, or a page with a thousand cards, would set our services upon themselves.
 */
export const CALLS_PER_REQUEST = 100

type Budget = { callsLeft: number }

/** The server and each of the bundler's copies of this module share it. */
const budgets = processWide('request budgets', () => new AsyncLocalStorage<Budget>())

/** Runs the handling of a request so that all it asks of services counts as its own. */
export function withRequestBudget<Result>(handle: () => Result): Result {
  return budgets.run({ callsLeft: CALLS_PER_REQUEST }, handle)
}

/**
 * Runs what outlives the request that begins it, such as setting a timer: the calls that follow from it count for no
 * request, which they would sooner or later have used up.
 */
export function outsideRequests<Result>(begin: () => Result): Result {
  return budgets.exit(begin)
}

/**
 * Counts one call of a service for the request that causes it.
 * @returns whether there was one left; always, where nobody's request is being handled, as while building
 */
export function spendCall(): boolean {
  const budget = budgets.getStore()
  if (budget === undefined) return true
  budget.callsLeft -= 1
  return budget.callsLeft >= 0
}

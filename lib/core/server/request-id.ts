import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { processWide } from './process-wide.ts'

/** Shared by the server and every bundled copy of this module. */
const requestIds = processWide('request ids', () => new AsyncLocalStorage<string>())
const ACCEPTABLE_ID = /^[\w-]{8,64}$/

/**
 * Runs the handling of a request so that its log lines and upstream calls carry one id: the one already in scope, else
 * the proxy's, else a new one. Our server does so for each request; under `next dev`, which runs without our server,
 * the route handlers do.
 *
 * @param given what the header `x-request-id` says
 */
export function withRequestId<Result>(given: string | string[] | null | undefined, run: () => Result): Result {
  return requestIds.run(findRequestId() ?? acceptedRequestId(given), run)
}

/** The id that a request brings, if it has the form of one, else a new one. */
export function acceptedRequestId(given: string | string[] | null | undefined): string {
  const text = String(given ?? '')
  return ACCEPTABLE_ID.test(text) ? text : randomUUID()
}

/** Runs `begin` outside the request's id, for work that outlives the request. */
export function withoutRequestId<Result>(begin: () => Result): Result {
  return requestIds.exit(begin)
}

/** The id of the request being handled. A cached page keeps the id of the request that rendered it. */
export function findRequestId(): string | undefined {
  return requestIds.getStore()
}

/** The current request id, or a new one outside of a request, so that every upstream call carries one. */
export function currentRequestId(): string {
  return findRequestId() ?? randomUUID()
}

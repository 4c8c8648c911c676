import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

const requestIds = new AsyncLocalStorage<string>()
const ACCEPTABLE_ID = /^[\w-]{8,64}$/

/** Runs a route handler so that its log lines and upstream calls carry one id: the proxy's, or a new one. */
export function withRequestId<Result>(request: Request, run: () => Result): Result {
  const given = request.headers.get('x-request-id') ?? ''
  return requestIds.run(ACCEPTABLE_ID.test(given) ? given : randomUUID(), run)
}

/** The id of the request being handled. Pages have none: reading their headers would make them dynamic. */
export function findRequestId(): string | undefined {
  return requestIds.getStore()
}

/** The same, or a new one: what is asked of others always has an id. */
export function currentRequestId(): string {
  return findRequestId() ?? randomUUID()
}

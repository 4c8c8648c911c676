import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import { AppError, NotFoundError } from '../errors'
import { PROBLEM_CONTENT_TYPE, problemFromError } from '../problem'
import { log } from './log'
import { isOffAddress } from './off'
import { findRequestId, withRequestId } from './request-id'

/** Statuses for which `Retry-After` is defined (RFC 9110, 10.2.3; RFC 6585, 4). */
const ASKS_TO_WAIT: ReadonlySet<number> = new Set([429, 503])

/** The answer to a failed request; internal details are logged and never sent. */
export function problemResponse(error: unknown): Response {
  const known = error instanceof AppError ? error : new AppError('internal_error')
  const problem = problemFromError(known)
  if (problem.status >= 500) log.error({ err: error, code: problem.code }, 'request failed')
  const headers = new Headers({ 'content-type': PROBLEM_CONTENT_TYPE, 'cache-control': 'no-store' })
  if (ASKS_TO_WAIT.has(problem.status) && known.retryAfterSeconds !== undefined) {
    headers.set('retry-after', String(known.retryAfterSeconds))
  }
  const requestId = findRequestId()
  if (requestId) headers.set('x-request-id', requestId)
  return new Response(JSON.stringify(problem), { status: problem.status, headers })
}

type RouteHandler<Args extends [Request, ...unknown[]]> = (...args: Args) => Response | Promise<Response>

/**
 * Wraps a route handler: gives it a request id, and turns what it throws into problem+json. An address of a service
 * that is off does not exist.
 */
export function withProblems<Args extends [Request, ...unknown[]]>(handler: RouteHandler<Args>) {
  return (...args: Args): Promise<Response> =>
    withRequestId(args[0].headers.get('x-request-id'), async () => {
      try {
        const { pathname } = new URL(args[0].url)
        if (isOffAddress(pathname)) throw new NotFoundError(pathname)
        return await handler(...args)
      } catch (error) {
        unstable_rethrow(error) // redirect() and similar functions throw, but are no failures
        return problemResponse(error)
      }
    })
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientCountry, nameCountry } from '../../core/server/client-country.ts'
import type { Env } from '../../core/server/env-schema.ts'
import { withoutInternalCookies } from '../../core/server/internal-cookies.ts'
import { clientNetwork, nameClient } from '../../core/server/rate-limit/client-address.ts'
import { withRequestBudget } from '../../core/server/request-budget.ts'
import { acceptedRequestId, withRequestId } from '../../core/server/request-id.ts'
import type { PageExchange } from '../page-answer.ts'
import { keepKnownHeaders } from './request-headers.ts'
import type { RoutePatterns } from './route-patterns.ts'

type Exchange = { request: IncomingMessage; response: ServerResponse; exchange: PageExchange }

/** A request being handled: its client, its id, and what is known of its page so far. */
export type Underway = Exchange & {
  client: string
  id: string
  /** Its path for the log. */
  place: string
}

/** What a request is accepted by. */
export type Acceptance = {
  env: Pick<Env, 'TRUSTED_PROXIES'> & Parameters<typeof clientCountry>[1]
  patterns: Pick<RoutePatterns, 'ofPath'>
}

/** Reads the client from the headers, and removes all headers that pages and routes don't know. */
export function acceptRequest(asked: Exchange, { env, patterns }: Acceptance): Underway {
  const { request, exchange } = asked
  const client = clientNetwork(request, env.TRUSTED_PROXIES)
  const country = clientCountry(request, env)
  keepKnownHeaders(request)
  nameClient(request, client)
  nameCountry(request, country)
  if (request.headers.cookie) request.headers.cookie = withoutInternalCookies(request.headers.cookie)
  const id = acceptedRequestId(request.headers['x-request-id'])
  exchange.requestId = id
  return { ...asked, client, id, place: placeOf(request.url ?? '/', patterns) }
}

/** Characters of a path in the log. */
const LONGEST_PLACE = 150

/** A path for the log: without the query, and of the API, whose paths may contain secrets, only the route. */
function placeOf(address: string, patterns: Acceptance['patterns']): string {
  const path = address.replace(/[?#].*/s, '')
  return path.startsWith('/api/') ? patterns.ofPath(path) : path.slice(0, LONGEST_PLACE)
}

/** Runs work for a request so that its id and its budget are available to it. */
export function within<Result>({ client, id, place }: Underway, run: () => Result): Result {
  return withRequestId(id, () => withRequestBudget(run, client, place))
}

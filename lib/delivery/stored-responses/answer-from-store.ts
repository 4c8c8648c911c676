import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { decideOnce, type PageExchange } from '../page-answer.ts'
import { findDecide } from '../route-decisions.ts'
import { sendStoredResponse } from './send-stored-response.ts'
import type { StoredResponses } from './stored-responses.ts'

/**
 * Answers a request for a cached page with a stored answer, if the proxy's own decision leads to this page. The
 * decision stays with the request, so that the proxy need not decide again.
 *
 * @param origin the site's origin in requests as the proxy receives them from the framework
 * @returns whether it is answered; if not, the framework answers
 */
export async function answerFromStore(
  responses: StoredResponses,
  origin: string,
  { request, response, exchange }: { request: IncomingMessage; response: ServerResponse; exchange: PageExchange },
): Promise<boolean> {
  const decide = findDecide()
  const { method = 'GET', url = '/', headers } = request
  if (decide === undefined || headers.rsc !== undefined) return false
  const decision = await decideOnce(() =>
    decide({ method, url: new URL(origin + url), headers: asFetchHeaders(headers) }),
  )
  const stored = decision.kind === 'route' ? responses.find(decision.pathname) : undefined
  if (stored === undefined) return false
  exchange.stored = stored
  if (!response.destroyed) sendStoredResponse(request, response, stored)
  return true
}

function asFetchHeaders(headers: IncomingHttpHeaders): Headers {
  const result = new Headers()
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) result.set(name, String(value))
  return result
}

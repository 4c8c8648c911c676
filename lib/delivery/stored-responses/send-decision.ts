import type { ServerResponse } from 'node:http'
import { completeHeaders } from '../answer-headers.ts'
import type { PageRefusal, Redirect } from '../../core/route-decision.ts'

/**
 * Answers with a redirect or a refusal, without a body (docs/decisions/044).
 *
 * @param ownSites origins of this site: a redirect within it names no origin, so that it stays where the visitor is
 */
export function sendDecision(
  response: ServerResponse,
  decision: Redirect | PageRefusal,
  ownSites: ReadonlySet<string>,
): void {
  const { status, headers } = decision
  const location = decision.kind === 'redirect' && { location: locationOf(decision.to, ownSites) }
  // An answer with status 204 has no length.
  const length = status === 204 ? undefined : { 'content-length': 0 }
  completeHeaders(response)
  response.writeHead(status, { ...headers, ...location, ...length }).end()
}

function locationOf(to: URL, ownSites: ReadonlySet<string>): string {
  return ownSites.has(to.origin) ? to.pathname + to.search + to.hash : to.href
}

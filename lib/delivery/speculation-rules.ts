import type { IncomingMessage, ServerResponse } from 'node:http'

/** Address of the rules; the same for all pages, so that it is asked for once a day. */
const PATH = '/speculation-rules.json'

/** Name and value of the header by which a page names its rules. */
export const SPECULATION_RULES_HEADER = { name: 'speculation-rules', value: `"${PATH}"` } as const

/**
 * Which pages a browser may fetch ahead, once a visitor points at a link for a moment or begins to press it
 * (docs/decisions/066): pages that everybody gets alike. Links to anything else, such as sign-in or players' pages, have
 * no `data-page-link` (`isPrefetchable`). Addresses with a query may be made for one request.
 *
 * From when the router follows links (`FollowLinks`), it fetches data instead of documents; and players' scripts run from
 * the beginning. Neither needs a document ahead.
 */
const RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          {
            selector_matches:
              'html:not([data-player], [data-follows-links]) a[data-page-link]:not([target], [download], [rel~=nofollow])',
          },
          { href_matches: '/*' },
          { not: { href_matches: ['/*\\?(.+)', '/*.md', '/*.txt', '/*.xml', '/api/*', '/preview/*'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

/**
 * Answers a request for the rules, which are constant: without a turn in the queue, and without the framework.
 *
 * @returns whether the request is for them
 */
export function serveSpeculationRules({ method, url }: IncomingMessage, response: ServerResponse): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || url?.replace(/\?.*/s, '') !== PATH) return false
  response.writeHead(200, {
    'content-type': 'application/speculationrules+json',
    'content-length': Buffer.byteLength(RULES),
    'cache-control': 'public, max-age=86400',
  })
  // Node sends no body in answer to HEAD.
  response.end(RULES)
  return true
}

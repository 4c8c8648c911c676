import type { IncomingHttpHeaders } from 'node:http'
import { HTML_LIMITED_BOT_UA_RE } from 'next/dist/shared/lib/router/utils/is-bot.js'

/** Between our server and the proxy: who asks shows links and runs no script. */
export const READS_HEADS = 'x-reads-heads'

/** One of those for whom the framework puts all that it says of a page into its head. */
const USER_AGENT = 'Twitterbot'

/**
 * Takes what a browser calls itself off a request, since a page that everybody gets must not be made for one of them, and
 * keeps of it whether heads are all that is read.
 */
export function noteReaderOfHeads(headers: IncomingHttpHeaders): void {
  if (HTML_LIMITED_BOT_UA_RE.test(headers['user-agent'] ?? '')) headers[READS_HEADS] = '1'
  delete headers['user-agent']
}

/** Tells the framework so of a page that is made for one request. */
export function showReaderOfHeads(headers: Headers): void {
  if (headers.get(READS_HEADS) === '1') headers.set('user-agent', USER_AGENT)
}

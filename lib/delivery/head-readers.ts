import type { IncomingHttpHeaders } from 'node:http'
import { HTML_LIMITED_BOT_UA_RE } from 'next/dist/shared/lib/router/utils/is-bot.js'

/** Internal header between our server and the proxy: the client is a link preview, which runs no script. */
export const READS_HEADS = 'x-reads-heads'

/** A user agent for which the framework puts all metadata into the head. */
const USER_AGENT = 'Twitterbot'

/**
 * Removes the `User-Agent` header, since a cached page must not depend on it, and notes whether the client reads heads
 * only.
 */
export function noteReaderOfHeads(headers: IncomingHttpHeaders): void {
  if (HTML_LIMITED_BOT_UA_RE.test(headers['user-agent'] ?? '')) headers[READS_HEADS] = '1'
  delete headers['user-agent']
}

/** Gives a noted client a user agent by which the framework recognizes it, for a page rendered per request. */
export function showReaderOfHeads(headers: Headers): void {
  if (headers.get(READS_HEADS) === '1') headers.set('user-agent', USER_AGENT)
}

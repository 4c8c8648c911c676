import type { IncomingHttpHeaders } from 'node:http'
import { HTML_LIMITED_BOT_UA_RE } from 'next/dist/shared/lib/router/utils/is-bot.js'

/** Internal header between our server and the proxy: the client is a link preview, which runs no script. */
export const READS_HEADS = 'x-reads-heads'

/** A user agent for which the framework puts all metadata into the head. */
const USER_AGENT = 'Twitterbot'

/**
 * Removes the `User-Agent` header, since a shared page must not be rendered for one of them, and notes whether the
 * client reads heads only.
 */
export function noteReaderOfHeads(headers: IncomingHttpHeaders): void {
  if (HTML_LIMITED_BOT_UA_RE.test(headers['user-agent'] ?? '')) headers[READS_HEADS] = '1'
  delete headers['user-agent']
}

/** Tells the framework so for a page rendered per request. */
export function showReaderOfHeads(headers: Headers): void {
  if (headers.get(READS_HEADS) === '1') headers.set('user-agent', USER_AGENT)
}

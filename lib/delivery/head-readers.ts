import type { IncomingHttpHeaders } from 'node:http'
import { HTML_LIMITED_BOT_UA_RE } from 'next/dist/shared/lib/router/utils/is-bot.js'
import { memoised } from '../core/server/memoised.ts'

/** Internal header between our server and the proxy: the client is a link preview, which runs no script. */
export const READS_HEADS = 'x-reads-heads'

/** A user agent for which the framework puts all metadata into the head. */
const USER_AGENT = 'Twitterbot'

/** Notes in a request's headers whether the client reads heads only. */
export function noteReaderOfHeads(headers: IncomingHttpHeaders, userAgent = ''): void {
  if (readsHeads(userAgent)) headers[READS_HEADS] = '1'
}

/** The framework's pattern has dozens of names, and most visitors have one of a few hundred browsers. */
const readsHeads = memoised((userAgent) => HTML_LIMITED_BOT_UA_RE.test(userAgent))

/** Gives a noted client a user agent by which the framework recognizes it, for a page rendered per request. */
export function showReaderOfHeads(headers: Headers): void {
  if (headers.get(READS_HEADS) === '1') headers.set('user-agent', USER_AGENT)
}

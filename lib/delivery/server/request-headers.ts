import type { IncomingMessage } from 'node:http'
import { HTML_LIMITED_BOT_UA_RE } from 'next/dist/shared/lib/router/utils/is-bot.js'

/**
 * What the framework gets to see of a request's headers. It acts on many others (a content security policy, `x-forwarded-…`,
 * `x-middleware-…`, `x-matched-path`, `next-action` …), and what it makes of them it may keep for everybody.
 */
const KNOWN: ReadonlySet<string> = new Set([
  // What is asked for, and in which form
  'host',
  'accept',
  'accept-encoding',
  'if-none-match',
  'if-modified-since',
  'range',
  'if-range',
  // Who asks, and from where
  'cookie',
  'origin',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-site',
  'x-player',
  'x-request-id',
  // A body
  'content-type',
  'content-length',
  'transfer-encoding',
  // The framework's own script
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
])

/** What asks for heads alone and runs no script: the framework puts all that it says of a page into its head. */
const READER_OF_HEADS = 'Twitterbot'

/** Leaves of a request what pages and routes know. */
export function keepKnownHeaders({ headers, rawHeaders }: IncomingMessage): void {
  const isReaderOfHeads = HTML_LIMITED_BOT_UA_RE.test(headers['user-agent'] ?? '')
  for (const name of Object.keys(headers)) if (!KNOWN.has(name)) delete headers[name]
  if (isReaderOfHeads) headers['user-agent'] = READER_OF_HEADS
  rawHeaders.length = 0
}

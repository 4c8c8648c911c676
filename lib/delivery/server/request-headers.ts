import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { nameDevice } from '../../core/server/client-device.ts'
import { FLAG_FORM_HEADER } from '../../core/server/flag-forms.ts'
import { noteReaderOfHeads } from '../head-readers.ts'

/**
 * The request headers that are passed to the framework. It acts on many others (a content security policy,
 * `x-forwarded-…`, `x-middleware-…`, `x-matched-path`, `next-action` …), and may cache the result for everybody.
 */
const KNOWN: ReadonlySet<string> = new Set([
  // What is requested, and in which form
  'host',
  'accept',
  'accept-encoding',
  'if-none-match',
  'if-modified-since',
  'range',
  'if-range',
  // The client and its origin
  'cookie',
  'origin',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-site',
  'sec-fetch-user',
  'sec-gpc',
  'x-player',
  'x-request-id',
  // The form of pages, which our server has chosen (visitor-bucket.ts)
  FLAG_FORM_HEADER,
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

/**
 * Removes all headers that pages and routes don't know. Of `User-Agent`, on which a cached page must not depend, only
 * the note of a reader of heads is left, and two words about the device of a client with cookies.
 */
export function keepKnownHeaders(request: IncomingMessage): void {
  const known: IncomingHttpHeaders = {}
  for (const [name, value] of Object.entries(request.headers)) if (KNOWN.has(name)) known[name] = value
  noteReaderOfHeads(known, request.headers['user-agent'])
  nameDevice(known, request.headers)
  request.headers = known
  request.rawHeaders.length = 0
}

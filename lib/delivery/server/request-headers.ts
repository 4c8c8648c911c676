import type { IncomingMessage } from 'node:http'
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
  'x-player',
  'x-request-id',
  'user-agent',
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

/** Removes all headers that pages and routes don't know. */
export function keepKnownHeaders({ headers, rawHeaders }: IncomingMessage): void {
  for (const name of Object.keys(headers)) if (!KNOWN.has(name)) delete headers[name]
  noteReaderOfHeads(headers)
  rawHeaders.length = 0
}

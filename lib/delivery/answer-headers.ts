import type { ServerResponse } from 'node:http'
import { parseEnv } from '../core/server/parse-env.ts'
import { ALWAYS_ASK_AGAIN, cachingForBrowsers } from './browser-caching.ts'
import { PAGE_DATA_HEADER } from './page-cache/page-data.ts'
import { PAGE_STATUS_HEADER } from './page-status.ts'
import { NO_PAGE_POLICY, securityHeaders } from './security-headers.ts'

const POLICY = 'Content-Security-Policy'
/**
 * On every answer of a trial site, files and errors included. A crawler that is kept out by robots.txt doesn't see it, and
 * may list an address that others link to: so those that heed it are let in (app/robots.txt).
 */
const NOT_TO_BE_FOUND = { 'X-Robots-Tag': 'noindex, nofollow' }
/**
 * Redirects that browsers keep for good unless they are told otherwise (RFC 9110, 15.4). Editors may take theirs back, or put a
 * page at the address.
 */
const PERMANENT = new Set([301, 308])
/** In seconds; a service's breaker stays open for this long. */
const RETRY_AFTER = '10'
/** Internal headers, which are removed from every response: which of our routes answered, and how. */
const INTERNAL = ['x-middleware-rewrite', 'x-nextjs-prerender', PAGE_STATUS_HEADER, PAGE_DATA_HEADER]

const env = parseEnv(process.env)

const ALWAYS = Object.entries({ ...securityHeaders(env), ...(!env.SEARCH_INDEXING && NOT_TO_BE_FOUND) })

/**
 * Ensures that every response carries all security headers, wherever it comes from: a page, the framework's own
 * redirects and errors, a file. Headers it already has stay. They are added when the head is written: the framework
 * would append to a header set earlier.
 */
export function completeHeaders(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response)
  response.writeHead = (...args: [number, ...unknown[]]) => {
    complete(response, args[0])
    Reflect.apply(writeHead, response, args)
    return response
  }
}

function complete(response: ServerResponse, status: number): void {
  const setMissing = (name: string, value: string) => {
    if (!response.hasHeader(name)) response.setHeader(name, value)
  }
  for (const [name, value] of ALWAYS) setMissing(name, value)
  setMissing(POLICY, NO_PAGE_POLICY)
  // For clients that don't know the policy's directive. The simulator's policy names who may frame it.
  if (String(response.getHeader(POLICY)).includes(`frame-ancestors 'none'`)) setMissing('X-Frame-Options', 'DENY')
  const caching = response.getHeader('Cache-Control')
  if (typeof caching === 'string') response.setHeader('Cache-Control', cachingForBrowsers(caching))
  if (PERMANENT.has(status)) setMissing('Cache-Control', ALWAYS_ASK_AGAIN)
  if (status === 503) setMissing('Retry-After', RETRY_AFTER)
  for (const name of INTERNAL) response.removeHeader(name)
  // A redirecting page sets the header while it is rendered and again when it is sent; some browsers ignore a
  // duplicated one.
  const [place] = [response.getHeader('Location')].flat()
  if (place !== undefined) response.setHeader('Location', place)
}

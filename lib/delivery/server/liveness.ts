import type { IncomingMessage, ServerResponse } from 'node:http'

const BODY = JSON.stringify({ status: 'ok' })

/**
 * Answers the question whether the process lives, which is that it answers: past admission and the framework, where it
 * would wait for a turn of the event loop or two behind pages that are being made.
 *
 * @returns whether the request asks that
 */
export function serveLiveness({ method, url }: IncomingMessage, response: ServerResponse): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || !/^\/livez(?:\?|$)/.test(url ?? '')) return false
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': BODY.length,
    'cache-control': 'no-store',
  })
  response.end(method === 'HEAD' ? undefined : BODY)
  return true
}

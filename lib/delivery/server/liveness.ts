import type { IncomingMessage, ServerResponse } from 'node:http'

const BODY = JSON.stringify({ status: 'ok' })

/**
 * Answers liveness probes, bypassing admission and the framework, where they would wait behind pages being rendered:
 * the answer itself is the sign of life.
 *
 * @returns whether the request is such a probe
 */
export function serveLiveness({ method, url }: IncomingMessage, response: ServerResponse): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || !/^\/livez(?:\?|$)/.test(url ?? '')) return false
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': BODY.length,
    'cache-control': 'no-store',
  })
  // Node sends no body in answer to HEAD.
  response.end(BODY)
  return true
}

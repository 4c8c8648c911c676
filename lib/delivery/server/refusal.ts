import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyLimits } from '../../core/limits.ts'
import { isDataFile, isProperAddress } from '../request-address.ts'

/** Why a request is not handled, as a status and a sentence; or as a page, with headers that say so. */
export type Refusal = { status: number; sentence: string; headers?: Readonly<Record<string, string>> }

type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'httpVersion'>

const LONGEST_ADDRESS = 8192
/** Next throws on any other method (TRACE, CONNECT and invented ones). */
const METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])
const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Decides whether a request is refused by its head alone, before Next sees it or any of its body is read. */
export function refusalOf({ method = '', url = '/', headers, httpVersion }: RequestHead): Refusal | undefined {
  // Load balancers that probe by HTTP/1.0 need not send it (RFC 9112, 3.2).
  if (headers.host === undefined && httpVersion !== '1.0') return { status: 400, sentence: 'The host is missing.' }
  if (headers.expect !== undefined && !/^100-continue$/i.test(headers.expect))
    return { status: 417, sentence: 'Nothing is promised here.' }
  if (!METHODS.has(method)) return { status: 405, sentence: 'The method is not known here.' }
  if (url.length > LONGEST_ADDRESS) return { status: 414, sentence: 'The address is too long.' }
  if (!isProperAddress(url)) return { status: 400, sentence: 'The address is malformed.' }
  if (isDataFile(url)) return { status: 404, sentence: 'There is nothing here.' }
  const isForApi = url.startsWith('/api/')
  if (!isForApi && !READING.has(method)) return { status: 405, sentence: 'Pages are read, nothing else.' }
  if (!isForApi && hasBody({ headers })) return { status: 413, sentence: 'Pages take no body.' }
  if (Number(headers['content-length'] ?? 0) > bodyLimits.largest)
    return { status: 413, sentence: 'The body is too large.' }
  return undefined
}

export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** How long a client that is still sending is read from, so that it receives the refusal before the connection closes. */
const LINGER_MS = 1000

/** Answers a refusal and closes the connection. The rest of a body is discarded. */
export function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const { status, sentence, headers } = refusal
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(sentence),
    'cache-control': 'no-store',
    connection: 'close',
    ...(status === 405 && { allow: 'GET, HEAD, OPTIONS' }),
    ...(status === 503 && { 'retry-after': '1' }),
    ...headers,
  })
  if (!hasBody(request)) return void response.end(sentence)
  response.write(sentence)
  const close = () => response.end()
  const patience = setTimeout(close, LINGER_MS)
  request.once('close', () => clearTimeout(patience)).once('end', close)
  request.resume()
}

/** For requests that would have to wait too long. */
export const TOO_BUSY: Refusal = { status: 503, sentence: 'There is too much to do. Please try again in a moment.' }

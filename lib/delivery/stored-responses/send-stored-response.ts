import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'next/dist/compiled/fresh/index.js'
import { preferredCoding } from '../content-coding.ts'
import type { StoredResponse } from './stored-response.ts'

type RequestHead = Pick<IncomingMessage, 'method' | 'headers'>

/** Sends a stored answer in a content coding that the client accepts, or 304 if the client already has it. */
export function sendStoredResponse(request: RequestHead, response: ServerResponse, stored: StoredResponse): void {
  const { status, headers, contentType, etag, compressed } = stored
  const always = [...headers, 'etag', etag]
  if (fresh(request.headers, { etag })) {
    response.writeHead(304, always)
    response.end()
    return
  }
  const coding = preferredCoding(request.headers['accept-encoding'], (each) => compressed[each] !== undefined)
  const body = (coding && compressed[coding]) ?? stored.body
  const form = [...(coding ? ['content-encoding', coding] : []), 'content-length', String(body.length)]
  response.writeHead(status, [...always, 'content-type', contentType, ...form])
  response.end(request.method === 'HEAD' ? undefined : body)
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'next/dist/compiled/fresh/index.js'
import { preferredCoding } from '../content-coding.ts'
import type { StoredResponse } from './stored-response.ts'

type RequestHead = Pick<IncomingMessage, 'method' | 'headers'>

/** Sends a stored answer in a content coding that the client accepts, or 304 if the client already has it. */
export function sendStoredResponse(request: RequestHead, response: ServerResponse, stored: StoredResponse): void {
  const { status, notModified, etag, forms } = stored
  if (etag !== undefined && fresh(request.headers, { etag })) {
    response.writeHead(304, notModified).end()
    return
  }
  const coding = preferredCoding(request.headers['accept-encoding'], (each) => forms[each] !== undefined)
  const { headers, body } = (coding && forms[coding]) ?? forms.identity
  response.writeHead(status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

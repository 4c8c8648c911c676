import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { isSameSecret } from '../../core/server/secrets.ts'
import type { PageExchange } from '../page-answer.ts'
import { frontHeaders, type Validity } from './front-headers.ts'

/** The header by which a front proves that it is one, and removes ours from what visitors get. */
export const FRONT_SECRET_HEADER = 'x-front-secret'

/** @param secret `FRONT_SECRET`; without one there is no front */
export function isFromFront(headers: IncomingHttpHeaders, secret: string | undefined): boolean {
  const said = headers[FRONT_SECRET_HEADER]
  return secret !== undefined && typeof said === 'string' && isSameSecret(said, secret)
}

/**
 * Adds to an answer for a front what the front has to know to keep it. To be called before the request's headers are
 * removed, and before anything is sent.
 *
 * @param ofForms returns what it has to know of an answer that is one of several forms of a page
 */
export function tellFront(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  exchange: PageExchange,
  validity: Validity,
  ofForms: () => Record<string, string> = () => ({}),
): void {
  // Of a page only the document: the framework's script gets parts of it at the same address.
  if ((method !== 'GET' && method !== 'HEAD') || headers.rsc !== undefined) return
  const acceptEncoding = headers['accept-encoding']
  const writeHead = response.writeHead.bind(response)
  response.writeHead = (...args: [number, ...unknown[]]) => {
    const [status, ...others] = args
    setHeaders(response, others.at(-1))
    // The answer may be stored for everybody.
    exchange.ownHeaders = response.getHeaders()
    const header = (name: string) => response.getHeader(name)?.toString()
    const added = frontHeaders(exchange, { status, header, acceptEncoding }, validity)
    const hasForms = added && exchange.decision?.kind === 'route' && exchange.decision.hasFlagForms
    for (const [name, value] of Object.entries({ ...added, ...(hasForms && ofForms()) }))
      response.setHeader(name, value)
    Reflect.apply(writeHead, response, [status, ...others.filter((each) => typeof each === 'string')])
    return response
  }
}

/** Sets headers that are given together with the head, in either of Node's forms, so that they can be read and replaced. */
function setHeaders(response: ServerResponse, given: unknown): void {
  if (typeof given !== 'object' || given === null) return
  const pairs = Array.isArray(given) ? pairsOf(given) : Object.entries(given)
  for (const [name] of pairs) response.removeHeader(name)
  for (const [name, value] of pairs) if (value !== undefined) response.appendHeader(name, toHeader(value))
}

const pairsOf = (flat: readonly unknown[]) =>
  flat.flatMap((name, place): [string, unknown][] => (place % 2 === 0 ? [[String(name), flat[place + 1]]] : []))

const toHeader = (value: unknown) => (Array.isArray(value) ? value.map(String) : String(value))

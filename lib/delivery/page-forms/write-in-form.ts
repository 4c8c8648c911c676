import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'next/dist/compiled/fresh/index.js'
import type { PageForm } from '../../core/route-decision.ts'
import { callBack } from '../call-back.ts'
import type { PageExchange } from '../page-answer.ts'
import { formedAnswer, formedTag, OF_THE_PAGE } from './formed-answer.ts'

type Asked = { request: IncomingMessage; response: ServerResponse; exchange: PageExchange }

/** Whether an address may be that of a page in another form. */
const isOfForm = (address = '') => /^[^?#]*(?:\.md|\/llms\.txt)(?:[?#]|$)/.test(address)

/**
 * Turns the page that the framework is about to send into another form, if the request is for that (docs/decisions/061).
 * Everything else that it answers stays: redirects, errors. To be called before the framework begins to answer.
 */
export function writeInForm({ request, response, exchange }: Asked, siteUrl: string): void {
  if (!isOfForm(request.url)) return
  const { method, headers } = request
  const asked = { ...headers }
  // The framework has to send the page itself, as it is.
  for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since', 'range']) delete headers[name]
  const writeHead = response.writeHead.bind(response)
  const write = response.write.bind(response)
  const end = response.end.bind(response)
  let pieces: Buffer[] | undefined
  response.writeHead = (...args: [number, ...unknown[]]) => {
    if (pieces === undefined && formOf(exchange) && isPage(response, args[0])) pieces = []
    if (pieces === undefined) Reflect.apply(writeHead, response, args)
    return response
  }
  /** The pieces of the page, if there is one. Decides that, as Node does, at the first piece of a body. */
  const collected = () => {
    if (pieces === undefined && !response.headersSent) response.writeHead(response.statusCode)
    return pieces
  }
  response.write = (...args: unknown[]) => {
    const taken = collected()
    if (taken === undefined) return Reflect.apply(write, response, args) === true
    take(taken, args)
    callBack(args)
    return true
  }
  response.end = (...args: unknown[]) => {
    const taken = collected()
    if (taken === undefined) {
      Reflect.apply(end, response, args)
      return response
    }
    take(taken, args)
    const html = method === 'HEAD' ? (exchange.served?.value.html ?? '') : Buffer.concat(taken).toString('utf8')
    const body = headOf(response, html, formOf(exchange) ?? 'markdown', siteUrl)
    const isKnown = fresh(asked, { etag: response.getHeader('etag')?.toString() })
    if (isKnown) response.removeHeader('content-type')
    // Of a page that is still being made, a request for its head alone knows no length.
    else if (html !== '') response.setHeader('content-length', body.length)
    Reflect.apply(writeHead, response, [isKnown ? 304 : 200])
    end(isKnown || method === 'HEAD' ? undefined : body, () => callBack(args))
    return response
  }
}

const formOf = ({ decision }: PageExchange) => (decision?.kind === 'route' ? decision.form : undefined)

const isPage = (response: ServerResponse, status: number) =>
  status === 200 && /^text\/html\b/.test(String(response.getHeader('content-type')))

function take(pieces: Buffer[], [piece, coding]: readonly unknown[]): void {
  if (typeof piece === 'string') pieces.push(Buffer.from(piece, coding === 'latin1' ? 'latin1' : 'utf8'))
  else if (piece instanceof Uint8Array) pieces.push(Buffer.from(piece))
}

/** Replaces the page's headers by those of its form. @returns the body of the form */
function headOf(response: ServerResponse, html: string, form: PageForm, siteUrl: string): Buffer {
  const { body, headers } = formedAnswer(html, form, siteUrl)
  const etag = response.getHeader('etag')
  for (const name of OF_THE_PAGE) response.removeHeader(name)
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (typeof etag === 'string') response.setHeader('etag', formedTag(etag, form))
  return Buffer.from(body)
}

import type { ServerResponse } from 'node:http'
import type { PageExchange } from '../page-answer.ts'
import { WAITING_FILE } from '../page-files-script.ts'

type Asked = { response: ServerResponse; exchange: PageExchange }

/**
 * Lets the script files of a page made for one request wait for the first paint, as those of cached pages do
 * (docs/decisions/016): the head script runs them (`lib/delivery/page-files-script.ts`). To be called once the answer
 * compresses what is written, so that the page comes by as text, and before anything is.
 */
export function runScriptsAfterPaint({ response, exchange }: Asked): void {
  const write = response.write.bind(response)
  const end = response.end.bind(response)
  let files: WaitingFiles | undefined
  const isPage = () =>
    exchange.decision?.kind === 'page-for-one-request' &&
    /^text\/html\b/.test(String(response.getHeader('content-type')))
  /** A piece as it is to be written; anything else that may stand in its place, as it is. */
  const taken = (piece: unknown): unknown => {
    if (typeof piece !== 'string' && !(piece instanceof Uint8Array)) return piece
    files ??= isPage() ? new WaitingFiles() : undefined
    return files ? files.take(Buffer.from(piece)) : piece
  }
  response.write = (piece: unknown, ...others: unknown[]) =>
    Reflect.apply(write, response, [taken(piece), ...others]) === true
  response.end = (...args: unknown[]) => {
    const [piece, ...others] = args
    const last = taken(piece)
    const rest = files?.rest()
    if (rest === undefined || rest.length === 0) Reflect.apply(end, response, [last, ...others])
    else if (last instanceof Uint8Array) Reflect.apply(end, response, [Buffer.concat([last, rest]), ...others])
    else Reflect.apply(end, response, [rest, ...args.filter((each) => typeof each === 'function')])
    return response
  }
}

/**
 * The beginning of an element for a file of the framework's, and a hint that would fetch one before the first paint. The file for
 * browsers that don't know modules stays, which all others skip.
 */
const FILE = /<script(?= src="\/_next\/static\/)(?![^>]* nomodule)/gi
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g
const OPEN_TAG = /<[^>]*$/

/** Changes a page as it comes by in pieces. A tag that is cut is kept until its end is there. */
class WaitingFiles {
  #cut = ''

  take(piece: Buffer): Buffer {
    // Each byte is a character of its own: a piece may end within a character, and tags are ASCII.
    const text = this.#cut + piece.toString('latin1')
    this.#cut = OPEN_TAG.exec(text)?.[0] ?? ''
    const whole = text.slice(0, text.length - this.#cut.length)
    return Buffer.from(whole.replaceAll(PRELOAD, '').replaceAll(FILE, WAITING_FILE), 'latin1')
  }

  rest(): Buffer {
    return Buffer.from(this.#cut, 'latin1')
  }
}

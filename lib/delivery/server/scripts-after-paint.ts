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

/** The beginning of an element for a file of the framework's, and a hint that would fetch one before the first paint. */
const FILE = /<script(?= src="\/_next\/static\/)/g
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g
/** Marks the file by which the framework begins the page. Files after it belong to parts that come late. */
const LAST_FILE = 'id="_R_"'
const OPEN_TAG = /<[^>]*$/

/** Changes a page as it comes by in pieces. A tag that is cut is kept until its end is there. */
class WaitingFiles {
  #cut = ''
  #isDone = false

  take(piece: Buffer): Buffer {
    if (this.#isDone) return piece
    // Each byte is a character of its own: a piece may end within a character, and tags are ASCII.
    const text = this.#cut + piece.toString('latin1')
    const last = text.indexOf(LAST_FILE)
    this.#isDone = last !== -1
    this.#cut = this.#isDone ? '' : (OPEN_TAG.exec(text)?.[0] ?? '')
    const end = this.#isDone ? last : text.length - this.#cut.length
    const waiting = text.slice(0, end).replaceAll(PRELOAD, '').replaceAll(FILE, WAITING_FILE)
    return Buffer.from(this.#isDone ? waiting + text.slice(end) : waiting, 'latin1')
  }

  rest(): Buffer {
    const rest = Buffer.from(this.#cut, 'latin1')
    this.#cut = ''
    return rest
  }
}

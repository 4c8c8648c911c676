import type { ServerResponse } from 'node:http'
import type { PageExchange } from '../page-answer.ts'
import { WAITING_TAG } from '../page-files-script.ts'

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
  const begin = () => {
    if (!isPage({ response, exchange })) return undefined
    // The page gets longer.
    if (!response.headersSent) response.removeHeader('content-length')
    return new WaitingFiles()
  }
  /** The piece among the arguments of `write` or `end`, as it is to be written; undefined if there is none, or no page. */
  const taken = ([piece, encoding]: readonly unknown[]): Buffer | undefined => {
    if (typeof piece !== 'string' && !(piece instanceof Uint8Array)) return undefined
    files ??= begin()
    return files?.take(typeof piece === 'string' ? Buffer.from(piece, encodingOf(encoding)) : Buffer.from(piece))
  }
  response.write = (...args: unknown[]) => {
    const piece = taken(args)
    return Reflect.apply(write, response, piece ? [piece, ...callbacksOf(args)] : args) === true
  }
  response.end = (...args: unknown[]) => {
    const piece = taken(args)
    if (files === undefined) Reflect.apply(end, response, args)
    else {
      const last = Buffer.concat([...(piece ? [piece] : []), files.rest()])
      Reflect.apply(end, response, [...(last.length > 0 ? [last] : []), ...callbacksOf(args)])
    }
    return response
  }
}

/** Not the editor's frame: it is empty until its script runs, so that there is no first paint to wait for. */
const isPage = ({ response, exchange: { decision } }: Asked) =>
  decision?.kind === 'page-for-one-request' &&
  decision.framedBy === undefined &&
  /^text\/html\b/.test(String(response.getHeader('content-type')))

const encodingOf = (encoding: unknown) =>
  typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : undefined

const callbacksOf = (args: readonly unknown[]) => args.filter((each) => typeof each === 'function')

/**
 * The beginning of an element for a file of the framework's, and a hint that would fetch one before the first paint. The file for
 * browsers that don't know modules stays, which all others skip.
 */
const FILE = /<script(?= src="\/_next\/static\/)(?![^>]* nomodule)/gi
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g
const PAGE = /<html[^>]*>/
/** In the element of the framework's own error page, which has no head script that would run the files. */
const OF_THE_FRAMEWORK = 'id="__next_error__"'

/** Changes a page as it comes by in pieces. A tag that is cut is kept until its end is there. */
class WaitingFiles {
  #cut = ''
  /** Whether the page has our head script; undefined until its first element is there. */
  #isOurs: boolean | undefined

  take(piece: Buffer): Buffer {
    // Each byte is a character of its own: a piece may end within a character, and tags are ASCII.
    const text = this.#cut + piece.toString('latin1')
    const open = text.indexOf('<', text.lastIndexOf('>') + 1)
    this.#cut = open === -1 ? '' : text.slice(open)
    return Buffer.from(this.#changed(open === -1 ? text : text.slice(0, open)), 'latin1')
  }

  /** What is kept of a tag that nothing follows. */
  rest(): Buffer {
    const rest = Buffer.from(this.#cut, 'latin1')
    this.#cut = ''
    return rest
  }

  #changed(text: string): string {
    const page = this.#isOurs === undefined ? PAGE.exec(text)?.[0] : undefined
    if (page !== undefined) this.#isOurs = !page.includes(OF_THE_FRAMEWORK)
    return this.#isOurs === true ? text.replaceAll(PRELOAD, '').replaceAll(FILE, WAITING_TAG) : text
  }
}

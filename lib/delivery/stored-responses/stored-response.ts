import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Coding } from '../content-coding.ts'
import { ownCopy } from '../own-copy.ts'
import type { PageValue } from '../page-cache/cache-entry.ts'
import { PAGE_DATA_HEADER } from '../page-cache/page-data.ts'

/** Header names and values by turns: name, value, name, value … */
export type HeaderList = string[]

/** What is sent: the headers with their body. They are made when a response is stored, since each request needs them. */
export type ResponseForm = { headers: HeaderList; body: Buffer }

/** The flight data of a page whose data are a file (docs/decisions/045), in brotli, and the file's name. */
export type StoredData = { name: string; flight: Buffer }

/** A page's answer, ready to be sent in each content coding. */
export type StoredResponse = {
  status: number
  /** The framework's key of the page. */
  key: string
  /** Whoever gets the document requests the file, which therefore is there for as long as the document. */
  data?: StoredData | undefined
  /** When the page's entry in the page cache was last marked as used, in milliseconds since 1970. */
  markedAt: number
  /** None for a redirect, which has no body. */
  etag?: string
  /** Headers of 304, for clients that have the page. */
  notModified: HeaderList
  forms: Readonly<Record<'identity', ResponseForm> & Partial<Record<Coding, ResponseForm>>>
  /** The tags of what the page was made from. */
  tags: readonly string[]
  /** When reading began for the page, in milliseconds since 1970. */
  lastModified: number
  /** When the page is due for regeneration, in milliseconds since 1970. */
  staleAt: number
}

/** A response's own headers: those of every answer with the page including 304, and those of its body. */
type OwnHeaders = { always: HeaderList; etag: string; contentType: string }

const compressors: Readonly<Record<Coding, (body: Buffer) => Promise<Buffer>>> = {
  br: async (body) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
    return ownCopy(await promisify(brotliCompress)(body, { params }))
  },
  gzip: async (body) => ownCopy(await promisify(gzip)(body, { level: GZIP_LEVEL })),
}

/** A middle level: since pages change, the best level isn't worth its time. No visitor waits for the compression. */
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 9

/** Compresses a page, and prepares the headers of each of its forms. */
export async function prepareForms(
  body: Buffer,
  { always, etag, contentType }: OwnHeaders,
): Promise<Pick<StoredResponse, 'etag' | 'notModified' | 'forms'>> {
  const notModified = [...always, 'etag', etag]
  const formOf = (bytes: Buffer, coding?: Coding): ResponseForm => {
    const ofBody = ['content-type', contentType, ...(coding ? ['content-encoding', coding] : [])]
    return { headers: [...notModified, ...ofBody, 'content-length', String(bytes.length)], body: bytes }
  }
  const [br, gz] = [await compressors.br(body), await compressors.gzip(body)]
  return { etag, notModified, forms: { identity: formOf(body), br: formOf(br, 'br'), gzip: formOf(gz, 'gzip') } }
}

/** The data of a page as they are stored beside its document; undefined if the document contains them. */
export async function storedDataOf({ rscData, headers }: PageValue): Promise<StoredData | undefined> {
  const name = headers?.[PAGE_DATA_HEADER]
  return rscData && typeof name === 'string' ? { name, flight: await compressors.br(rscData) } : undefined
}

/** The only form of a redirect: no body, whatever the framework sent. */
export function redirectForms(always: HeaderList): Pick<StoredResponse, 'notModified' | 'forms'> {
  const form = { headers: [...always, 'content-length', '0'], body: Buffer.alloc(0) }
  return { notModified: [], forms: { identity: form } }
}

/** Estimate for headers, tags and the like. */
const OVERHEAD = 6 * 1024

/** Bytes that a stored response takes, nearly all of them outside the JavaScript heap. */
export function sizeOfResponse({ forms, data }: Pick<StoredResponse, 'forms' | 'data'>): number {
  const ofData = data?.flight.length ?? 0
  return Object.values(forms).reduce((size, { body }) => size + body.length, OVERHEAD + ofData)
}

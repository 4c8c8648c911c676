import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Coding } from '../content-coding.ts'

/** A page's answer, with its bytes in each content coding. */
export type StoredResponse = {
  status: number
  /** Name, value, name, value …: the headers of every answer with the page, including 304. */
  headers: readonly string[]
  contentType: string
  etag: string
  body: Buffer
  compressed: Readonly<Partial<Record<Coding, Buffer>>>
  /** The tags of what the page was made from. */
  tags: readonly string[]
  /** When reading began for the page, in milliseconds since 1970. */
  lastModified: number
  /** When the page is due for regeneration, in milliseconds since 1970. */
  staleAt: number
}

const compressors: Readonly<Record<Coding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body) => promisify(gzip)(body, { level: GZIP_LEVEL }),
}

/** A middle level: since pages change, the best level isn't worth its time. No visitor waits for the compression. */
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 9

/** A body in each content coding. */
export async function compressBody(body: Buffer): Promise<StoredResponse['compressed']> {
  const [br, gz] = [await compressors.br(body), await compressors.gzip(body)]
  return { br, gzip: gz }
}

/** Estimate for headers, tags and the like. */
const OVERHEAD = 2048

/** Bytes that a stored response takes, nearly all of them outside the JavaScript heap. */
export function sizeOfResponse({ body, compressed }: Pick<StoredResponse, 'body' | 'compressed'>): number {
  return OVERHEAD + body.length + (compressed.br?.length ?? 0) + (compressed.gzip?.length ?? 0)
}

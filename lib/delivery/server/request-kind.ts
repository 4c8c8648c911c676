import type { IncomingMessage } from 'node:http'
import type { RequestKind } from '../../core/limits.ts'
import { LOCALE_CODE } from '../../core/locale-code.ts'
import type { KeptAddresses } from './kept-addresses.ts'

const FILE =
  /^\/(?:_next\/static\/.*|page-data\/.*|favicon\.ico|icon\.svg|(?:robots|humans)\.txt|\.well-known\/security\.txt|placeholders\/\d+x\d+\.svg|gallery-pictures\/[\w-]+\.webp|apple-touch-icon\.png|icons\/(?:maskable-)?\d+\.png|manifests\/[\w-]+\.webmanifest)$/
const HEAVY = new RegExp(`^(?:/${LOCALE_CODE})?/slice-simulator(?:/|$)|^/api/pictures/`)
/** Up to eight section types on one page, with more content than editors give them. */
const GALLERY = /^\/gallery\/./
const PICTURE = /^\/api\/sizes\//
const API = /^\/(?:(?:api|feeds|sitemaps)\/|sitemap\.xml$)/
const READING: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a path is that of a file, which is the same for everybody and never changes by itself. */
export const isFile = (path: string): boolean => FILE.test(path)

/** Whether the answer to a request of a kind may be kept for the next one. */
export const mayBeKept = (kind: RequestKind, { url = '/' }: Pick<IncomingMessage, 'url'>): boolean =>
  kind === 'kept' || kind === 'page' || GALLERY.test(url)

/** The kind of a request by its expected cost, judged by its head. */
export function requestKind(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  kept: KeptAddresses,
): RequestKind {
  const path = (request.url ?? '/').replace(/[?#].*/s, '')
  if (path === '/readyz') return 'probe'
  if (isFile(path)) return 'file'
  if (HEAVY.test(path)) return 'heavy'
  if (PICTURE.test(path) && READING.has(request.method)) return 'picture'
  if (API.test(path)) return READING.has(request.method) ? 'read' : 'write'
  if (kept.has(request)) return 'kept'
  return GALLERY.test(path) ? 'heavy' : 'page'
}

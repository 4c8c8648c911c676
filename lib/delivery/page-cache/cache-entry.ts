import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js'
import type { GetIncrementalFetchCacheContext } from 'next/dist/server/response-cache/types.js'

/** What the framework stores under a key: a page, a route handler's response, or fetched data. */
export type CacheEntry = CacheHandlerValue
type Value = NonNullable<CacheEntry['value']>

export type PageValue = Extract<Value, { html: string; rscData: Buffer | undefined }>
export type DataValue = Extract<Value, { data: object }>

export function isEntry(value: object): value is CacheEntry {
  return 'value' in value && 'lastModified' in value && typeof value.lastModified === 'number'
}

type ReadContext = Parameters<CacheHandler['get']>[1]

export function isReadOfData(context: ReadContext): context is GetIncrementalFetchCacheContext {
  const kind: string = context.kind
  return kind === 'FETCH'
}

/** A rendered page. */
export const isPageValue = (value: Value | null): value is PageValue =>
  value !== null && 'html' in value && 'rscData' in value

/**
 * Whether a page's scripts carry a nonce, so that they may run for one visitor only: text in content is escaped, and
 * can't be such an element.
 */
export const carriesNonce = ({ html }: Pick<PageValue, 'html'>): boolean =>
  /<(?:script|style|link)\b[^>]*\snonce=/i.test(html)

/** Whether a page leads elsewhere, for everybody. */
export const isRedirect = ({ status = 200 }: Pick<PageValue, 'status'>): boolean => status >= 300 && status < 400

export const isRouteAnswer = (value: Value): value is Extract<Value, { body: Buffer }> => 'body' in value

export const isData = (value: Value): value is DataValue => 'data' in value

/** Only the first `$` of a page's key is the framework's own, a path may contain others. */
const KEY = /^\/route-cache\/\w+\/[^/]+\/\$(\/.*)$/s

/** The path of a page by the framework's cache key, `/route-cache/APP_PAGE/{owner}/${path}`. */
export const pathOfKey = (key: string): string | undefined => KEY.exec(key)?.[1]

/** The key of a page’s plain form (docs/decisions/065), which is the key itself for most pages. */
export const plainKeyOf = (key: string): string => key.replace(/^(\/route-cache\/\w+\/[^/]+\/\$\/[^/~]+)~[^/]*/, '$1')

/** Seconds for which caches in front of us keep an outdated page, and until when they may show it while they ask anew. */
const OUTDATED = { revalidate: 1, expire: 10 }

/**
 * An outdated page for the framework to send at once, whatever lifetime it has.
 *
 * @param isRemade whether the framework makes it anew after that: then it is older than its lifetime
 */
export function outdatedForm(entry: CacheEntry, now: number, isRemade: boolean): CacheEntry {
  const lastModified = isRemade ? now - 2 * 1000 * OUTDATED.revalidate : now
  return { ...entry, lastModified, cacheControl: { ...OUTDATED } }
}

const TAGS_HEADER = 'x-next-cache-tags'

/** The tags that a page carries. */
export function tagsOf(value: Value | Pick<PageValue, 'headers'> | null): string[] {
  const headers = value !== null && 'headers' in value ? value.headers : undefined
  const tags = headers?.[TAGS_HEADER]
  return typeof tags === 'string' && tags !== '' ? tags.split(',') : []
}

/** Estimate for headers and the like. */
const OVERHEAD = 2048
/** A single typographic quote makes every character of a text take two bytes. */
const BYTES_PER_CHARACTER = 2

/** Estimated bytes of an entry in memory. */
export function sizeOf({ value }: CacheEntry): number {
  if (value === null) return OVERHEAD
  if (isData(value)) return OVERHEAD + BYTES_PER_CHARACTER * value.data.body.length
  if (isPageValue(value)) return OVERHEAD + BYTES_PER_CHARACTER * value.html.length + sizeOfParts(value)
  return OVERHEAD + (isRouteAnswer(value) ? value.body.length : 0)
}

function sizeOfParts({ rscData, segmentData }: PageValue): number {
  let size = rscData?.length ?? 0
  for (const [path, part] of segmentData ?? []) size += path.length + part.length
  return size
}

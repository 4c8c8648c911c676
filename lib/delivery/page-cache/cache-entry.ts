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

export const isRouteAnswer = (value: Value): value is Extract<Value, { body: Buffer }> => 'body' in value

export const isData = (value: Value): value is DataValue => 'data' in value

/** Only the first `$` of a page's key is the framework's own, a path may contain others. */
const KEY = /^\/route-cache\/\w+\/[^/]+\/\$(\/.*)$/s

/** The path of a page by the framework's cache key, `/route-cache/APP_PAGE/{owner}/${path}`. */
export const pathOfKey = (key: string): string | undefined => KEY.exec(key)?.[1]

/** Caches in front of us keep a stale page for as many seconds, or hardly longer. */
const STALE_SECONDS = 1
const YEAR_SECONDS = 31_536_000

/**
 * An outdated page for the framework to send at once, whatever lifetime it has.
 *
 * @param isRemade whether the framework makes it anew after that: then it counts as stale
 */
export function outdatedForm(entry: CacheEntry, now: number, isRemade: boolean): CacheEntry {
  return {
    ...entry,
    lastModified: isRemade ? Math.min(entry.lastModified, now - 2 * 1000 * STALE_SECONDS) : now,
    cacheControl: { revalidate: STALE_SECONDS, expire: YEAR_SECONDS },
  }
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

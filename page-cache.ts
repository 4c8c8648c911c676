// Next.js loads this file by its path, without the bundler: imports are relative, with endings, and never `@/`.
import * as fileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import type { CacheHandler } from 'next/dist/server/lib/incremental-cache/index.js'
import { locales } from './i18n/locales.ts'
import type { ErrorStatus } from './lib/core/errors.ts'
import { siteLog } from './lib/core/server/logging/logger.ts'
import { noteServedPage } from './lib/delivery/page-answer.ts'
import {
  carriesNonce,
  isData,
  isRedirect,
  isPageValue,
  isReadOfData,
  isRouteAnswer,
  outdatedForm,
  plainKeyOf,
  tagsOf,
  type CacheEntry,
  type PageValue,
} from './lib/delivery/page-cache/cache-entry.ts'
import { measurePage } from './lib/delivery/page-cache/measure-page.ts'
import { countLifetime } from './lib/delivery/page-cache/framework-lifetimes.ts'
import { keepsPages, readingBegan, staleAt } from './lib/delivery/page-cache/kept-pages.ts'
import { openBuild, type OpenBuild } from './lib/delivery/page-cache/open-build.ts'
import { getData, setData } from './lib/delivery/page-cache/read-data.ts'
import { PAGE_DATA_HEADER } from './lib/delivery/page-cache/page-data.ts'
import { isDecorated } from './lib/delivery/page-cache/page-decorator.ts'
import { isServiceFailure, PAGE_STATUS_HEADER, pageStatusOf } from './lib/delivery/page-status.ts'
import { processTime } from './lib/core/clock.ts'

// This is a CommonJS module: at run time its `default` export is one level deeper than its types say.
const FileSystemCache = defaultOf(fileSystemCacheModule)
type Framework = InstanceType<typeof FileSystemCache>
type Context = ConstructorParameters<typeof FileSystemCache>[0]
type Get = Parameters<Framework['get']>
type Set = Parameters<Framework['set']>

const mayKeep = keepsPages(locales)

/** For responses that no cache in front of us may store, or only briefly. */
const UNKEPT = { 'cache-control': 'private, no-store' }
const BRIEF_SECONDS = 15
const BRIEF = { 'cache-control': `s-maxage=${BRIEF_SECONDS}` }

/**
 * The framework's cache of pages and data, limited in size (docs/decisions/018). It also sets the policy and the status
 * of each page (001 and 002).
 *
 * A page whose head asks for an error status gets that status and is not cached, with two exceptions (032). A page that
 * can't be rendered because of an outage is answered with its last good version. Nothing that was read before a publish
 * stays cached after it.
 */
export default class PageCache implements CacheHandler {
  /** Used only to read the pages of the build. */
  readonly #framework: Framework
  /** Shared by all instances of this class: the framework creates one for each request. */
  readonly #shared: OpenBuild

  constructor(context: Context) {
    this.#framework = new FileSystemCache({ ...context, flushToDisk: false, maxMemoryCacheSize: 0 })
    this.#shared = openBuild(context)
  }

  async get(...[key, context]: Get): Promise<CacheEntry | null> {
    const { caches, invalidations, remakes } = this.#shared
    if (isReadOfData(context)) return getData(this.#shared, key, [...(context.tags ?? []), ...(context.softTags ?? [])])
    const entry = (await caches.pages(key).get(key)) ?? (await this.#getFromBuild(key, context))
    if (!entry) return null
    const tags = tagsOf(entry.value)
    if (invalidations.isOutdated(tags, entry.lastModified)) {
      if (!invalidations.mayBeShown(tags, entry.lastModified)) return null
      return outdatedForm(entry, processTime(), remakes.begin(key))
    }
    this.#note(key, entry)
    return entry
  }

  async set(...[key, value, context]: Set): Promise<void> {
    if (value !== null && isData(value))
      return setData(this.#shared, key, value, ('tags' in context ? context.tags : undefined) ?? [])
    countLifetime()
    measurePage(key, value)
    this.#shared.remakes.end(key)
    if (value === null) return this.#forget(key)
    if (isRouteAnswer(value)) return this.#keep(key, value, context)
    if (!isPageValue(value)) return undefined
    if (carriesNonce(value)) return refuseToKeep(value, key)
    const status = pageStatusOf(value.html)
    if (status !== undefined) await this.#standIn(key, value, status)
    this.#shared.decorator.decorate(value, key, { isKept: value.status === undefined || mayKeep(key, value.status) })
    return mayKeep(key, status) ? this.#keep(key, value, context) : undefined
  }

  /** Tags expire at once, whatever durations the framework names. */
  async revalidateTag(...[tags]: Parameters<CacheHandler['revalidateTag']>): Promise<void> {
    this.#shared.invalidations.record([tags].flat())
  }

  resetRequestCache(): void {}

  /** Tells the server which page it is about to send, unless its lifetime is unknown: it could not store that one. */
  #note(key: string, { value, lastModified, cacheControl }: CacheEntry): void {
    if (!isPageValue(value)) return
    const seconds = cacheControl?.revalidate ?? this.#shared.built.revalidateSecondsOf(key)
    if (seconds !== undefined) noteServedPage({ key, value, lastModified, staleAt: staleAt(lastModified, seconds) })
  }

  async #getFromBuild(...[key, context]: Get): Promise<CacheEntry | undefined> {
    // Without this check the framework would look for a file of any requested address, however long.
    if (!this.#shared.built.has(key)) return undefined
    const entry = await this.#framework.get(key, context)
    if (!entry) return undefined
    if (isPageValue(entry.value) && !isDecorated(entry.value)) {
      // The build doesn't use this class: an error among its pages is rendered again, not served with status 200.
      if (pageStatusOf(entry.value.html) !== undefined) return undefined
      this.#shared.decorator.decorate(entry.value, key)
    }
    const pages = this.#shared.caches.pages(key)
    // Where the page's data are a file, the next build has to find them, which has other pages.
    if (isPageValue(entry.value) && entry.value.headers?.[PAGE_DATA_HEADER] !== undefined) await pages.set(key, entry)
    else pages.hold(key, entry)
    return entry
  }

  /** Caches a rendered page, unless it is a redirect or an error, or was invalidated while it was rendered. */
  async #keep(key: string, value: NonNullable<CacheEntry['value']>, context: Set[2]): Promise<void> {
    const { caches, invalidations } = this.#shared
    const lastModified = readingBegan()
    if ('status' in value && !mayKeep(key, value.status)) {
      // Our server stores where it leads, not the page.
      const { cacheControl } = 'cacheControl' in context ? context : {}
      if (isPageValue(value) && isRedirect(value)) this.#note(key, { value, lastModified, cacheControl })
      return
    }
    if (isPageValue(value)) await this.#holdData(key, value)
    if (invalidations.isOutdated(tagsOf(value), lastModified)) {
      if ('headers' in value) Object.assign((value.headers ??= {}), UNKEPT)
      return
    }
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined
    await caches.pages(key).set(key, { value, lastModified, cacheControl })
    this.#note(key, { value, lastModified, cacheControl })
  }

  /** Holds a page's data for browsers that have its document, even if the page was superseded or isn't cached. */
  async #holdData(key: string, made: PageValue): Promise<void> {
    const { caches, dataFiles } = this.#shared
    const before = await caches.pages(key).get(key)
    if (before && isPageValue(before.value))
      dataFiles.hold(key, { value: before.value, lastModified: before.lastModified })
    dataFiles.hold(key, { value: made, lastModified: readingBegan() })
  }

  /** Gives an error document its status, or replaces it by the page's last good version. */
  async #standIn(key: string, value: PageValue, status: ErrorStatus): Promise<void> {
    // A form that was never made has none before: then visitors see the plain page (docs/decisions/065).
    const lastGood = isServiceFailure(status)
      ? ((await this.#lastGood(key)) ?? (await this.#lastGood(plainKeyOf(key))))
      : undefined
    if (lastGood) {
      const { html, rscData, segmentData, headers } = lastGood
      Object.assign(value, { html, rscData, segmentData, headers: { ...headers, ...BRIEF } })
      noteServedPage({ key, value, lastModified: readingBegan(), staleAt: staleAt(processTime(), BRIEF_SECONDS) })
      return
    }
    value.status = status
    value.headers = { ...value.headers, ...UNKEPT, [PAGE_STATUS_HEADER]: String(status) }
    // The build's page must not be served any more; a cached page is about to be replaced anyway.
    if (!isServiceFailure(status) && !mayKeep(key, status)) await this.#forget(key)
  }

  async #lastGood(key: string): Promise<Partial<PageValue> | undefined> {
    const kept = await this.#shared.caches.pages(key).get(key)
    const found = kept && isPageValue(kept.value) ? { value: kept.value, lastModified: kept.lastModified } : undefined
    const page = found ?? (await this.#shared.built.read(key))
    if (page === undefined || pageStatusOf(page.value.html) !== undefined) return undefined
    // The page may stand in for another form of it, whose key its data would not be found under.
    if (!found) this.#shared.decorator.decorate(page.value, key)
    return this.#shared.invalidations.isWithdrawn(tagsOf(page.value), page.lastModified) ? undefined : page.value
  }

  async #forget(key: string): Promise<void> {
    const { caches, built } = this.#shared
    await Promise.all([caches.pages(key).delete(key), built.remove(key)])
  }
}

/** Refuses a page with a nonce: it was rendered for one request, and comes here only by a fault. */
function refuseToKeep(page: PageValue, key: string): void {
  page.headers = { ...page.headers, ...UNKEPT }
  siteLog().error({ key }, 'a page with a nonce is not kept')
}

function defaultOf<Export>(module: { default: Export | { default: Export } }): Export {
  const inner = module.default
  return typeof inner === 'object' && inner !== null && 'default' in inner ? inner.default : inner
}

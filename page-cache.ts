// Next loads this file by its path, without the bundler: relative imports with endings, and nothing of `@/`.
import * as fileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import type { CacheHandler } from 'next/dist/server/lib/incremental-cache/index.js'
import { locales } from './i18n/locales.ts'
import type { ErrorStatus } from './lib/core/errors.ts'
import { absencePaths } from './lib/core/paths.ts'
import { isCachedMiss } from './lib/core/server/cached-miss.ts'
import { keepsNothing } from './lib/core/server/keep-nothing.ts'
import { siteLog } from './lib/core/server/logging/logger.ts'
import { isTagOnly } from './lib/core/server/tag-only.ts'
import { noteServedPage, requestArrivedAt } from './lib/delivery/page-answer.ts'
import {
  carriesNonce,
  isData,
  isPageValue,
  isReadOfData,
  isRouteAnswer,
  outdatedForm,
  tagsOf,
  type DataValue,
  type CacheEntry,
  type PageValue,
} from './lib/delivery/page-cache/cache-entry.ts'
import { countLifetime } from './lib/delivery/page-cache/framework-lifetimes.ts'
import { openBuild, type OpenBuild } from './lib/delivery/page-cache/open-build.ts'
import { PAGE_DATA_HEADER } from './lib/delivery/page-cache/page-data.ts'
import { isDecorated } from './lib/delivery/page-cache/page-decorator.ts'
import { PAGE_STATUS_HEADER, pageStatusOf } from './lib/delivery/page-status.ts'
import { processTime } from './lib/core/clock.ts'

// A CommonJS module: Node hands out its `default` one level deeper than its types say.
const FileSystemCache = defaultOf(fileSystemCacheModule)
type Framework = InstanceType<typeof FileSystemCache>
type Context = ConstructorParameters<typeof FileSystemCache>[0]
type Get = Parameters<Framework['get']>
type Set = Parameters<Framework['set']>

/** For answers that nobody in front of us may keep, or not for long, whatever lifetime the framework would name. */
const UNKEPT = { 'cache-control': 'private, no-store' }
const BRIEF_SECONDS = 15
const BRIEF = { 'cache-control': `s-maxage=${BRIEF_SECONDS}` }

/**
 * The framework's cache of pages and data, up to a ceiling (docs/decisions/018), which also gives each page its policy and
 * its status (001 and 002).
 *
 * Pages whose head asks for an error status get it and are not kept, but for two (032); a page that can't be made because
 * of an outage is answered with its last good form. Nothing that was read before a publish is kept after it.
 */
export default class PageCache implements CacheHandler {
  /** Reads the pages of the build, and nothing else. */
  readonly #framework: Framework
  /** The framework's instances, one for each request, have it in common. */
  readonly #shared: OpenBuild

  constructor(context: Context) {
    this.#framework = new FileSystemCache({ ...context, flushToDisk: false, maxMemoryCacheSize: 0 })
    this.#shared = openBuild(context)
  }

  async get(...[key, context]: Get): Promise<CacheEntry | null> {
    const { caches, invalidations, remakes } = this.#shared
    if (isReadOfData(context)) {
      const tags = [...(context.tags ?? []), ...(context.softTags ?? [])]
      const entry = caches.misses.get(key) ?? (await caches.data(tags).get(key))
      return entry && !invalidations.isOutdated(tags, entry.lastModified) ? entry : null
    }
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
    if (value !== null && isData(value)) return this.#setData(key, value, context)
    countLifetime()
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

  /** At once, whatever durations the framework names. */
  async revalidateTag(...[tags]: Parameters<CacheHandler['revalidateTag']>): Promise<void> {
    this.#shared.invalidations.record([tags].flat())
  }

  resetRequestCache(): void {}

  /** Tells the server which page it is about to send. One whose lifetime is not known is none that it could store. */
  #note(key: string, { value, lastModified, cacheControl }: CacheEntry): void {
    if (!isPageValue(value)) return
    const seconds = cacheControl?.revalidate ?? this.#shared.built.revalidateSecondsOf(key)
    if (seconds !== undefined) noteServedPage({ key, value, lastModified, staleAt: staleAt(lastModified, seconds) })
  }

  async #setData(key: string, value: DataValue, context: Set[2]): Promise<void> {
    const { caches, invalidations } = this.#shared
    const lastModified = readingBegan()
    const tags = ('tags' in context ? context.tags : undefined) ?? []
    const data = caches.data(tags)
    if (keepsNothing() || isTagOnly(value.data.body) || invalidations.isOutdated(tags, lastModified)) return
    if (isCachedMiss(value.data.body)) {
      caches.misses.set(key, { value, lastModified })
      return data.delete(key)
    }
    caches.misses.delete(key)
    return data.set(key, { value, lastModified })
  }

  async #getFromBuild(...[key, context]: Get): Promise<CacheEntry | undefined> {
    // The framework would look for a file of any address, however long.
    if (!this.#shared.built.has(key)) return undefined
    const entry = await this.#framework.get(key, context)
    if (!entry) return undefined
    if (isPageValue(entry.value) && !isDecorated(entry.value)) {
      // The build writes its pages past this class: an error among them is regenerated instead of served with status
      // 200.
      if (pageStatusOf(entry.value.html) !== undefined) return undefined
      this.#shared.decorator.decorate(entry.value, key)
    }
    const pages = this.#shared.caches.pages(key)
    // Where the page's data are a file, the next build has to find them, which has other pages.
    if (isPageValue(entry.value) && entry.value.headers?.[PAGE_DATA_HEADER] !== undefined) await pages.set(key, entry)
    else pages.hold(key, entry)
    return entry
  }

  /** Keeps what was made, unless it is a redirect or an error, or was changed while it was made. */
  async #keep(key: string, value: NonNullable<CacheEntry['value']>, context: Set[2]): Promise<void> {
    const { caches, invalidations } = this.#shared
    if ('status' in value && !mayKeep(key, value.status)) return
    const lastModified = readingBegan()
    if (isPageValue(value)) await this.#holdData(key, value)
    if (invalidations.isOutdated(tagsOf(value), lastModified)) {
      if ('headers' in value) Object.assign((value.headers ??= {}), UNKEPT)
      return
    }
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined
    await caches.pages(key).set(key, { value, lastModified, cacheControl })
    this.#note(key, { value, lastModified, cacheControl })
  }

  /** Browsers that have the document ask for its data, also when it was superseded meanwhile, or is not kept. */
  async #holdData(key: string, made: PageValue): Promise<void> {
    const { caches, dataFiles } = this.#shared
    const before = await caches.pages(key).get(key)
    if (before && isPageValue(before.value))
      dataFiles.hold(key, { value: before.value, lastModified: before.lastModified })
    dataFiles.hold(key, { value: made, lastModified: readingBegan() })
  }

  /** Gives an error document its status, or puts the page's last good form in its place. */
  async #standIn(key: string, value: PageValue, status: ErrorStatus): Promise<void> {
    const lastGood = status === 503 ? await this.#lastGood(key) : undefined
    if (lastGood) {
      const { html, rscData, segmentData, headers } = lastGood
      Object.assign(value, { html, rscData, segmentData, headers: { ...headers, ...BRIEF } })
      noteServedPage({ key, value, lastModified: readingBegan(), staleAt: staleAt(processTime(), BRIEF_SECONDS) })
      return
    }
    value.status = status
    value.headers = { ...value.headers, ...UNKEPT, [PAGE_STATUS_HEADER]: String(status) }
    // Of what is kept, the build's form is never served, and what was kept is about to be replaced.
    if (status !== 503 && !mayKeep(key, status)) await this.#forget(key)
  }

  async #lastGood(key: string): Promise<Partial<PageValue> | undefined> {
    const kept = await this.#shared.caches.pages(key).get(key)
    const found = kept && isPageValue(kept.value) ? { value: kept.value, lastModified: kept.lastModified } : undefined
    const page = found ?? (await this.#shared.built.read(key))
    if (page === undefined || pageStatusOf(page.value.html) !== undefined) return undefined
    return this.#shared.invalidations.isWithdrawn(tagsOf(page.value), page.lastModified) ? undefined : page.value
  }

  async #forget(key: string): Promise<void> {
    const { caches, built } = this.#shared
    await Promise.all([caches.pages(key).delete(key), built.remove(key)])
  }
}

/** A page that was rendered per request. None comes here, since no request can ask for a nonce; nobody else gets one that does. */
function refuseToKeep(page: PageValue, key: string): void {
  page.headers = { ...page.headers, ...UNKEPT }
  siteLog().error({ key }, 'a page with a nonce is not kept')
}

/** Redirects and errors are as many as visitors make up addresses, but for those that are one document for all of these (032). */
const mayKeep = (key: string, status: number | undefined) =>
  status === undefined || status < 300 || ((status === 404 || status === 410) && ABSENCE.test(key))

/** Their keys, `/route-cache/APP_PAGE/{owner}/${path}`. Only the first mark is the framework's, a path may hold others. */
const ABSENCE = new RegExp(
  String.raw`^/route-cache/\w+/[^/]+/\$/(?:${locales.join('|')})(?:${Object.values(absencePaths).join('|')})$`,
)

/** Seconds are `false` for a page that is never made anew. */
const staleAt = (lastModified: number, seconds: number | false) =>
  seconds === false ? Infinity : lastModified + seconds * 1000

/** When the reading began for what is being kept. A publish in that very millisecond counts as later. */
const readingBegan = () => (requestArrivedAt() ?? processTime()) - 1

function defaultOf<Export>(module: { default: Export | { default: Export } }): Export {
  const inner = module.default
  return typeof inner === 'object' && inner !== null && 'default' in inner ? inner.default : inner
}

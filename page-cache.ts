// Next loads this file by its path, without the bundler: relative imports with endings, and nothing of `@/`.
import { join } from 'node:path'
import * as fileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { getMemoryCache } from 'next/dist/server/lib/incremental-cache/memory-cache.external.js'
import { isDecorated, PageDecorator } from './lib/core/page-cache/page-decorator.ts'
import { readStoredPage, removeStoredPage } from './lib/core/page-cache/stored-page.ts'
import { TagJournal } from './lib/core/page-cache/tag-journal.ts'
import { pageStatusOf } from './lib/core/page-status.ts'

// A CommonJS module: Node hands out its `default` one level deeper than its types say.
const FileSystemCache = defaultOf(fileSystemCacheModule)
type Context = ConstructorParameters<typeof FileSystemCache>[0]
type Entry = Awaited<ReturnType<InstanceType<typeof FileSystemCache>['get']>>
type SetArguments = Parameters<InstanceType<typeof FileSystemCache>['set']>

/**
 * Next's file-system cache, which also gives each page its policy and its status (docs/decisions/001 and 002).
 *
 * Pages whose head asks for an error status get it and are not stored; a page that can't be made because of an outage is
 * answered with its last good form.
 */
export default class PageCache extends FileSystemCache {
  static #journalReplayed = false
  readonly #directory: string
  readonly #memorySize: number
  readonly #decorator: PageDecorator
  readonly #journal: TagJournal

  constructor(context: Context) {
    super(context)
    // The proxy's copy of the cache is made without a folder; it never holds pages.
    this.#directory = context.serverDistDir ?? ''
    this.#memorySize = context.maxMemoryCacheSize ?? 0
    const build = join(this.#directory, '..')
    this.#decorator = new PageDecorator(build)
    this.#journal = new TagJournal(join(build, 'cache', 'revalidated-tags.json'))
    if (!PageCache.#journalReplayed && context.serverDistDir) {
      PageCache.#journalReplayed = true
      void super.revalidateTag(this.#journal.recent(Date.now()))
    }
  }

  override async get(...args: Parameters<InstanceType<typeof FileSystemCache>['get']>): Promise<Entry> {
    const entry = await super.get(...args)
    if (!entry || !isPage(entry.value) || isDecorated(entry.value)) return entry
    // The build writes its pages past this class: an error among them is made anew instead of served with status 200.
    if (pageStatusOf(entry.value.html) !== undefined) return null
    this.#decorator.decorate(entry.value, args[0])
    return entry
  }

  override async set(...[key, data, context]: SetArguments): Promise<void> {
    if (!isPage(data)) return super.set(key, data, context)
    // A redirect is cheap to make again, and there are as many as visitors make up addresses.
    if (isRedirect(data.status)) return
    const status = pageStatusOf(data.html)
    if (status === undefined) {
      this.#decorator.decorate(data, key)
      return super.set(key, data, context)
    }
    const lastGood = status === 503 ? await readStoredPage(this.#directory, key) : undefined
    if (lastGood) {
      Object.assign(data, lastGood)
    } else {
      data.status = status
      // Next would name the page's own lifetime, and a cache in front of us keep an error for that long.
      data.headers = { ...data.headers, 'cache-control': 'private, no-store' }
      if (status !== 503) await this.#forget(key)
    }
    this.#decorator.decorate(data, key)
  }

  override async revalidateTag(...[tags, durations]: Parameters<InstanceType<typeof FileSystemCache>['revalidateTag']>) {
    this.#journal.record([tags].flat(), Date.now())
    return super.revalidateTag(tags, durations)
  }

  async #forget(key: string): Promise<void> {
    if (this.#memorySize > 0) getMemoryCache(this.#memorySize).remove(key)
    await removeStoredPage(this.#directory, key)
  }
}

const isRedirect = (status: number | undefined) => status !== undefined && status >= 300 && status < 400

type Value = SetArguments[1]

/** A rendered page; fetched data, route handlers' answers and redirects are kept as Next keeps them. */
function isPage(value: Value): value is Extract<Value, { html: string; rscData: Buffer | undefined }> {
  return value !== null && 'html' in value && 'rscData' in value
}

function defaultOf<Export>(module: { default: Export | { default: Export } }): Export {
  const inner = module.default
  return typeof inner === 'object' && inner !== null && 'default' in inner ? inner.default : inner
}

import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { processTime } from '../../core/clock.ts'
import { pageDataLimits } from '../../core/limits.ts'
import type { Share } from '../../core/server/share.ts'
import { WITHDRAWN } from '../../core/server/withdrawn-tag.ts'
import { ownCopy } from '../own-copy.ts'
import { noteMadeFrom } from '../page-answer.ts'
import type { BuildPages } from './build-pages.ts'
import { isPageValue, type PageValue, tagsOf } from './cache-entry.ts'
import type { Caches } from './caches.ts'
import type { FormerPages } from './former-pages.ts'
import type { Invalidations } from './invalidations.ts'
import { shareOfPage } from './open-pages.ts'
import { dataFileName, PAGE_DATA_HEADER, pageDataScript, pageOfData } from './page-data.ts'
import type { PageDecorator } from './page-decorator.ts'

type Form = 'br' | 'gzip' | 'identity'
type KeptPage = { value: Pick<PageValue, 'rscData' | 'headers'>; lastModified: number }

/** A page's key, and the name of its data. */
export type DataName = { key: string; name: string }

/** What a data file is computed from, and by which it is withdrawn. */
export type DataOfPage = {
  tags: readonly string[]
  lastModified: number
  /** Bytes of memory that it takes. */
  bytes: number
  readFlight: () => Promise<Buffer>
}

/** Where else pages are stored whose data may be requested. */
type OtherPages = { findData: (asked: DataName) => DataOfPage | undefined }

type Sources = {
  caches: Caches
  built: BuildPages
  former: FormerPages
  invalidations: Invalidations
  decorator: PageDecorator
}

/** Estimate for tags and names. */
const OVERHEAD = 1024
const MIDDLE = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
const compress: Readonly<Record<Form, (text: string) => Promise<Buffer>>> = {
  br: async (text) => ownCopy(await promisify(brotliCompress)(text, MIDDLE)),
  gzip: async (text) => ownCopy(await promisify<string, Buffer>(gzip)(text)),
  identity: async (text) => Buffer.from(text),
}

/**
 * The data files of stored pages (docs/decisions/045). They have no store of their own: a file's text is computed from
 * its page's entry, so it is stored and withdrawn together with the page. A stored answer with a document contains the
 * data as well, since it may outlive the entry. Only the data of documents that were sent, and are stored no longer, are
 * held here for some time, for browsers that have such a document.
 */
export class PageDataFiles {
  readonly #from: Sources
  /** Data of documents that are stored no longer, by their name. */
  readonly #recent: Readonly<Record<Share, LRUCache<string, DataOfPage & { key: string }>>>
  readonly #compressed: LRUCache<string, Buffer>
  /** Names of the data of the build's own pages, by key: for a made-up name no page has to be read. */
  readonly #built = new Map<string, string | undefined>()
  #others: OtherPages | undefined

  constructor(from: Sources) {
    this.#from = from
    const { recentBytes, recentMs, compressedBytes } = pageDataLimits
    const hold = (maxSize: number) =>
      new LRUCache<string, DataOfPage & { key: string }>({
        maxSize,
        sizeCalculation: ({ bytes }) => OVERHEAD + bytes,
        ttl: recentMs,
        ttlResolution: 0,
        perf: { now: processTime },
      })
    this.#recent = { content: hold(recentBytes.content), open: hold(recentBytes.open) }
    this.#compressed = new LRUCache({ maxSize: compressedBytes, sizeCalculation: ({ length }) => 1 + length })
  }

  /** Names where else documents are stored. To be called once, before there are requests. */
  provide(others: OtherPages): void {
    this.#others = others
  }

  /** Holds the data of a page that is not stored, or no longer, while browsers may request it. */
  hold(key: string, { value: { headers, rscData }, lastModified }: KeptPage): void {
    const name = headers?.[PAGE_DATA_HEADER]
    const data = dataOf({ value: { headers, rscData: rscData && ownCopy(rscData) }, lastModified })
    if (typeof name === 'string' && data) this.holdData({ key, name }, data)
  }

  /** The same for data that are read otherwise. Those of the newest page count, which is withdrawn last. */
  holdData({ key, name }: DataName, data: DataOfPage): void {
    const recent = this.#recent[shareOfPage(key)]
    const held = recent.get(name)
    if (held?.key !== key || held.lastModified <= data.lastModified) recent.set(name, { key, ...data })
  }

  /** The bytes of a data file; undefined if no known page has this data, or if the page was withdrawn. */
  async read(address: string, form: Form): Promise<Buffer | undefined> {
    const asked = pageOfData(address)
    const data = asked && (await this.#find(asked))
    if (!data || this.#from.invalidations.isWithdrawn(data.tags, data.lastModified)) return undefined
    // The name is that of the content, so that nothing else makes it wrong.
    noteMadeFrom(data.tags.filter((tag) => tag.startsWith(WITHDRAWN)))
    const known = this.#compressed.get(`${form} ${asked.name}`)
    if (known) return known
    const script = this.#scriptOf((await data.readFlight()).toString('utf8'), asked.name)
    const bytes = script === undefined ? undefined : await compress[form](script)
    if (bytes && form !== 'identity') this.#compressed.set(`${form} ${asked.name}`, bytes)
    return bytes
  }

  /** The text of a data file. Of several start lines, the file's name decides which one is the page's. */
  #scriptOf(flight: string, name: string): string | undefined {
    const { decorator, former } = this.#from
    const lines = [...decorator.startLines, ...former.startLines]
    const scripts = lines.map((start) => pageDataScript(flight, start))
    return scripts.find((script) => dataFileName(script) === name)
  }

  async #find({ key, name }: DataName): Promise<DataOfPage | undefined> {
    const kept = await this.#from.caches.pages(key).get(key)
    if (kept && isPageValue(kept.value) && hasData(kept.value, name))
      return dataOf({ value: kept.value, lastModified: kept.lastModified })
    const stored = this.#others?.findData({ key, name })
    if (stored) return stored
    const recent = this.#recent[shareOfPage(key)].get(name)
    if (recent?.key === key) return recent
    const page = (await this.#findBuilt({ key, name })) ?? (await this.#from.former.find(key, name))
    return page && dataOf(page)
  }

  async #findBuilt({ key, name }: DataName): Promise<KeptPage | undefined> {
    const isKnown = this.#built.has(key)
    if (!this.#from.built.has(key) || (isKnown && this.#built.get(key) !== name)) return undefined
    const page = await this.#from.built.read(key)
    if (page) this.#from.decorator.decorate(page.value, key)
    const found = page?.value.headers?.[PAGE_DATA_HEADER]
    this.#built.set(key, typeof found === 'string' ? found : undefined)
    if (page === undefined || found !== name) return undefined
    this.hold(key, page)
    return page
  }
}

function dataOf({ value, lastModified }: KeptPage): DataOfPage | undefined {
  const { rscData } = value
  return rscData && { tags: tagsOf(value), lastModified, bytes: rscData.length, readFlight: async () => rscData }
}

const hasData = ({ headers }: Pick<PageValue, 'headers'>, name: string) => headers?.[PAGE_DATA_HEADER] === name

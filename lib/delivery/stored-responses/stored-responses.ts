import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { generateETag } from 'next/dist/server/lib/etag.js'
import { processTime } from '../../core/clock.ts'
import type { PageForm } from '../../core/route-decision.ts'
import type { Share } from '../../core/server/share.ts'
import { formedAnswer, formedTag } from '../page-forms/formed-answer.ts'
import { ownCopy } from '../own-copy.ts'
import { type CachedPage, FROM_CACHE, type PageExchange } from '../page-answer.ts'
import { isRedirect, pathOfKey, tagsOf } from '../page-cache/cache-entry.ts'
import type { Ceilings } from '../page-cache/ceilings.ts'
import { shareOfPage } from '../page-cache/open-pages.ts'
import type { DataName, DataOfPage } from '../page-cache/page-data-files.ts'
import {
  prepareForms,
  redirectForms,
  sizeOfResponse,
  type StoredData,
  storedDataOf,
  type StoredResponse,
} from './stored-response.ts'

/** Headers that depend on the connection or on the form of the body; all others are stored. */
const OF_ONE_ANSWER = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
])

/** Headers of a page that mean nothing without one; `refresh` repeats where a redirect leads. */
const OF_A_PAGE = new Set(['link', 'refresh', 'vary', FROM_CACHE])

/** Number of bodies compressed at the same time; other answers are stored when their page is requested again. */
const MOST_UNDERWAY = 4

/** Another form of a page is stored beside the page; no pathname begins with a letter. */
const nameOf = (pathname: string, form: PageForm | undefined): string => (form ?? '') + pathname

/** The entity tag that an answer with a page has. */
const tagOf = (html: string, form: PageForm | undefined): string =>
  form === undefined ? generateETag(html) : formedTag(generateETag(html), form)

/** What stored answers need of the page cache. */
type PageCache = {
  /** Whether one of the tags may have been invalidated since a time. */
  isOutdated: (tags: readonly string[], since: number) => boolean
  /** Marks the entry of a page as used. */
  markUsed: (key: string) => void
  /** Holds the data of a document that is no longer stored, for browsers that have it. */
  holdData: (asked: DataName, data: DataOfPage) => void
}

/** Milliseconds between two marks of an entry whose page is sent from a stored answer. */
const MARK_INTERVAL = 10_000

/**
 * Stored answers of cached pages, by the pathname of the page's route: sending one needs neither the framework nor a
 * compression (docs/decisions/044). They are copies of the framework's own answers from the page cache, so they don't
 * differ from what the framework would answer. An answer becomes invalid together with the page cache's entry that it
 * was made from, by the same tags and the same age. An entry may be evicted before its answer: what the document needs
 * is stored with it, and an answer that is sent counts as a use of the entry, which stands in for the page in an outage.
 */
export class StoredResponses {
  readonly #shares: Readonly<Record<Share, LRUCache<string, StoredResponse>>>
  readonly #pages: PageCache
  readonly #siteUrl: string
  /** Names of answers that are being compressed. */
  readonly #underway = new Set<string>()

  /** @param siteUrl the site's address, for pages in another form */
  constructor(ceilings: Readonly<Record<Share, Pick<Ceilings, 'responses'>>>, pages: PageCache, siteUrl: string) {
    const open = ({ responses: { bytes, entries } }: Pick<Ceilings, 'responses'>) =>
      new LRUCache<string, StoredResponse>({
        max: entries,
        maxSize: bytes,
        sizeCalculation: sizeOfResponse,
        dispose: (gone) =>
          gone.data && pages.holdData({ key: gone.key, name: gone.data.name }, dataOf(gone, gone.data)),
      })
    this.#shares = { content: open(ceilings.content), open: open(ceilings.open) }
    this.#pages = pages
    this.#siteUrl = siteUrl
  }

  /**
   * The valid answer of a page; an invalid one is removed.
   *
   * @param pathname of the page's route, with its language
   */
  find(pathname: string, form?: PageForm): StoredResponse | undefined {
    const name = nameOf(pathname, form)
    for (const share of Object.values(this.#shares)) {
      const found = share.get(name)
      if (found === undefined) continue
      if (found.staleAt >= processTime() && !this.#pages.isOutdated(found.tags, found.lastModified)) {
        this.#mark(found)
        return found
      }
      share.delete(name)
    }
    return undefined
  }

  /** The data of a page whose document is stored, by the name of their file. */
  findData({ key, name }: DataName): DataOfPage | undefined {
    const stored = this.#shares[shareOfPage(key)].peek(pathOfKey(key) ?? '')
    return stored?.data?.name === name && stored.key === key ? dataOf(stored, stored.data) : undefined
  }

  #mark(sent: StoredResponse): void {
    const now = processTime()
    if (now - sent.markedAt < MARK_INTERVAL) return
    sent.markedAt = now
    this.#pages.markUsed(sent.key)
  }

  /**
   * Stores an answer that the framework has just given from the page cache, or a redirect by a page that is the same for
   * everybody. Other answers are not stored: one rendered for this request, one with a cookie, and one that is not
   * certain to be the page that was read from the cache.
   *
   * @returns whether it is stored now
   */
  async learn({ decision, served, ownHeaders }: PageExchange, response: ServerResponse): Promise<boolean> {
    if (!decision || !served || 'set-cookie' in (ownHeaders ?? response.getHeaders())) return false
    const { key, value, lastModified } = served
    if (decision.kind !== 'route' || pathOfKey(key) !== decision.pathname) return false
    const { pathname, form } = decision
    // An article's old name leads to the Markdown of the new one here, and elsewhere to the page.
    if (isRedirect(value)) return form === undefined && this.#learnRedirect(pathname, served, response)
    if (!mayBeStored(response)) return false
    const { html, status = 200 } = value
    const name = nameOf(pathname, form)
    const etag = response.getHeader('etag')
    const share = this.#shares[shareOfPage(key)]
    // All addresses of the page get here, including any number that visitors make up.
    const known = share.peek(name)
    if (known?.etag === etag && known?.lastModified === lastModified) return true
    if (this.#underway.has(name) || this.#underway.size >= MOST_UNDERWAY) return false
    if (typeof etag !== 'string' || response.statusCode !== status || etag !== tagOf(html, form)) return false
    this.#underway.add(name)
    try {
      const own = {
        always: headersOf(ownHeaders ?? response.getHeaders()),
        etag,
        contentType: String(response.getHeader('content-type')),
      }
      const body = form === undefined ? html : formedAnswer(html, form, this.#siteUrl).body
      const forms = await prepareForms(ownCopy(Buffer.from(body)), own)
      const data = form === undefined ? await storedDataOf(value) : undefined
      share.set(name, { status, ...forms, data, ...originOf(served) })
      return true
    } finally {
      this.#underway.delete(name)
    }
  }

  #learnRedirect(pathname: string, served: CachedPage, response: ServerResponse): boolean {
    const { statusCode: status } = response
    if (status !== served.value.status || !response.hasHeader('location')) return false
    const headers = Object.entries(response.getHeaders()).filter(([name]) => !OF_A_PAGE.has(name))
    const forms = redirectForms(headersOf(Object.fromEntries(headers)))
    this.#shares[shareOfPage(served.key)].set(pathname, { status, ...forms, ...originOf(served) })
    return true
  }
}

function dataOf({ tags, lastModified }: StoredResponse, { flight }: StoredData): DataOfPage {
  return { tags, lastModified, bytes: flight.length, readFlight: () => promisify(brotliDecompress)(flight) }
}

/** What a stored answer knows of the entry that it was made from. */
function originOf({ key, value, lastModified, staleAt }: CachedPage) {
  return { key, tags: tagsOf(value), lastModified, staleAt, markedAt: processTime() }
}

function mayBeStored(response: ServerResponse): boolean {
  return response.getHeader(FROM_CACHE) === 'HIT' && /accept-encoding/i.test(String(response.getHeader('vary')))
}

function headersOf(headers: OutgoingHttpHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value = []]) => {
    const values = OF_ONE_ANSWER.has(name) ? [] : [value].flat()
    return values.flatMap((each) => [name, String(each)])
  })
}

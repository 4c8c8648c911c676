import { Readable } from 'node:stream'
import { arrayBuffer } from 'node:stream/consumers'
import { setImmediate as turnOfOthers } from 'node:timers/promises'
import { promisify } from 'node:util'
import { createGzip, gunzip } from 'node:zlib'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { entityTag, hasTag } from '@/lib/core/server/entity-tag'
import { sitemapLimits } from '@/lib/core/limits'
import { element, XML_CONTENT_TYPE, xmlDocument, type Xml } from '@/lib/core/xml'
import { preferredCoding } from '@/lib/delivery/content-coding'
import { answerInCoding, noteMadeFrom } from '@/lib/delivery/page-answer'

/** A page as a sitemap names it. */
export type SitemapPage = {
  address: string
  /** ISO 8601; undefined if nobody says. */
  modified?: string | undefined
  alternates: readonly { locale: Locale; address: string }[]
  /** What extensions of the protocol say of it. */
  more?: readonly Xml[]
}

/** A file of a sitemap, the same bytes for everybody. Only the compressed ones are held: they are a twentieth. */
export type SitemapFile = {
  name: string
  gzipped: Buffer<ArrayBuffer>
  tag: string
  /** The last change of any of its pages, ISO 8601. */
  modified: string | undefined
  isEmpty: boolean
}

/** For how many pages in a row no other request gets its turn. */
const PAGES_IN_A_ROW = 500

const NAMESPACES = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  'xmlns:news': 'http://www.google.com/schemas/sitemap-news/0.9',
  'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
  'xmlns:video': 'http://www.google.com/schemas/sitemap-video/1.1',
}

/**
 * Makes the files of a sitemap: as many as the protocol's limits ask for, and one at least.
 *
 * @param name of the first file; the others are `{name}-2` and so on
 */
export async function makeSitemap(
  name: string,
  pages: readonly SitemapPage[],
  limits: { pages: number; bytes: number } = sitemapLimits,
): Promise<SitemapFile[]> {
  const files: Part[] = [{ urls: [], bytes: 0 }]
  for (const [index, page] of pages.entries()) {
    if (index % PAGES_IN_A_ROW === PAGES_IN_A_ROW - 1) await turnOfOthers()
    const url = pageElement(page)
    const bytes = Buffer.byteLength(url.xml)
    let part = files.at(-1)
    if (!part || part.urls.length >= limits.pages || part.bytes + bytes > limits.bytes)
      files.push((part = { urls: [], bytes: 0 }))
    part.urls.push(url)
    part.bytes += bytes
    if (page.modified !== undefined && page.modified > (part.modified ?? '')) part.modified = page.modified
  }
  return Promise.all(files.map((part, index) => compressed(index === 0 ? name : `${name}-${index + 1}`, part)))
}

/** A file in the making. */
type Part = { urls: Xml[]; bytes: number; modified?: string }

const OPENING = xmlDocument(element('urlset', [], NAMESPACES)).replace(/\/>\n$/, '>')

/** The text of a file, which is never whole in memory: to join and encode all of it would hold everybody else up. */
function* piecesOf(urls: readonly Xml[]): Generator<string> {
  yield OPENING
  for (let at = 0; at < urls.length; at += PAGES_IN_A_ROW)
    yield urls
      .slice(at, at + PAGES_IN_A_ROW)
      .map(({ xml }) => xml)
      .join('')
  yield '</urlset>\n'
}

async function compressed(name: string, { urls, modified }: Part): Promise<SitemapFile> {
  const gzipped = Buffer.from(await arrayBuffer(Readable.from(piecesOf(urls)).pipe(createGzip())))
  const tag = entityTag({ gzipped: gzipped.toString('base64') })
  return { name, gzipped, tag, modified, isEmpty: urls.length === 0 }
}

function pageElement({ address, modified, alternates, more = [] }: SitemapPage): Xml {
  const lastModified = modified === undefined ? [] : [element('lastmod', modified)]
  return element('url', [element('loc', address), ...lastModified, ...languageLinks(alternates), ...more])
}

/** Links to a page's addresses in its languages; who speaks none of them is led to the default language, if it has it. */
function languageLinks(alternates: SitemapPage['alternates']): Xml[] {
  const forOthers = alternates.find(({ locale }) => locale === defaultLocale)
  return [
    ...alternates.map(({ locale, address }) => languageLink(locale, address)),
    ...(forOthers ? [languageLink('x-default', forOthers.address)] : []),
  ]
}

const languageLink = (hreflang: string, href: string): Xml =>
  element('xhtml:link', '', { rel: 'alternate', hreflang, href })

/** The file as the client takes it, or 304 if it has it already. */
export async function sitemapAnswer(request: Request, { gzipped, tag }: SitemapFile): Promise<Response> {
  noteMadeFrom('many')
  const headers = { etag: tag, 'cache-control': 'public, max-age=600', vary: 'accept-encoding' }
  if (hasTag(request, tag)) return new Response(null, { status: 304, headers })
  const isPacked = takesGzip(request) && answerInCoding('gzip')
  const body = isPacked ? gzipped : await promisify<Buffer, Buffer<ArrayBuffer>>(gunzip)(gzipped)
  return new Response(body, { headers: { ...headers, 'content-type': XML_CONTENT_TYPE } })
}

const takesGzip = ({ headers }: Request) =>
  preferredCoding(headers.get('accept-encoding') ?? '', (coding) => coding === 'gzip') !== undefined

import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeSitemap, sitemapAnswer, type SitemapFile, type SitemapPage } from '@/app/_sitemaps/sitemap-file'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { newExchange, withExchange } from '@/lib/delivery/page-answer'

const SITE = 'https://site.example'
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const XHTML = 'http://www.w3.org/1999/xhtml'

const addressOf = (path: string, locale: Locale) => SITE + (locale === defaultLocale ? '' : `/${locale}`) + path

const page = (path: string, changes: Partial<SitemapPage> = {}): SitemapPage => ({
  address: SITE + path,
  alternates: [{ locale: 'en', address: SITE + path }],
  ...changes,
})

/** A file as a search engine reads it: refused unless it is well-formed. */
function read({ gzipped }: SitemapFile) {
  const document = new DOMParser().parseFromString(gunzipSync(gzipped).toString(), 'application/xml')
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined()
  const root = document.documentElement
  expect([root.localName, root.namespaceURI]).toEqual(['urlset', SITEMAP])
  return [...root.children].map((url) => ({
    address: url.getElementsByTagNameNS(SITEMAP, 'loc')[0]?.textContent,
    modified: url.getElementsByTagNameNS(SITEMAP, 'lastmod')[0]?.textContent,
    links: [...url.getElementsByTagNameNS(XHTML, 'link')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
  }))
}

const readAll = (files: SitemapFile[]) => files.map((file) => read(file).map(({ address }) => address))

test('a page has its date, its languages, and where everybody else is led', async () => {
  const alternates = (['de', 'en'] as const).map((locale) => ({ locale, address: addressOf('/about?a=1&b=2', locale) }))
  const [file] = await makeSitemap('en', [page('/about', { modified: '2026-02-01T00:00:00.000Z', alternates })])
  expect(file && read(file)).toEqual([
    {
      address: `${SITE}/about`,
      modified: '2026-02-01T00:00:00.000Z',
      links: [
        ['de', `${SITE}/de/about?a=1&b=2`],
        ['en', `${SITE}/about?a=1&b=2`],
        ['x-default', `${SITE}/about?a=1&b=2`],
      ],
    },
  ])
})

test('a page that is not in the default language leads nobody else anywhere', async () => {
  const [file] = await makeSitemap('de', [page('/de/x', { alternates: [{ locale: 'de', address: `${SITE}/de/x` }] })])
  expect(file && read(file)[0]?.links).toEqual([['de', `${SITE}/de/x`]])
})

test('a file is dated by the page that changed last', async () => {
  const dates = ['2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z', undefined]
  const files = await makeSitemap(
    'en',
    dates.map((modified, index) => page(`/${index}`, { modified })),
  )
  expect(files.map(({ modified }) => modified)).toEqual(['2026-03-01T00:00:00Z'])
})

const pages = ['/a', '/b', '/c', '/d', '/e'].map((path) => page(path))

test('no file has more pages than it may, and none is lost', async () => {
  const files = await makeSitemap('en', pages, { pages: 2, bytes: Infinity })
  expect(files.map(({ name }) => name)).toEqual(['en', 'en-2', 'en-3'])
  expect(readAll(files)).toEqual([[`${SITE}/a`, `${SITE}/b`], [`${SITE}/c`, `${SITE}/d`], [`${SITE}/e`]])
})

test('no file has more bytes than it may, though a single page is always written', async () => {
  const [one] = await makeSitemap('en', [page('/a')])
  const perPage =
    gunzipSync(one?.gzipped ?? '')
      .toString()
      .match(/<url>.*<\/url>/s)?.[0].length ?? 0
  const two = await makeSitemap('en', pages, { pages: 50_000, bytes: 2 * perPage })
  expect(readAll(two).map((addresses) => addresses.length)).toEqual([2, 2, 1])
  const alone = await makeSitemap('en', pages, { pages: 50_000, bytes: 1 })
  expect(readAll(alone).flat()).toHaveLength(5)
})

test('thousands of pages are written in their order, while others get their turn', async () => {
  let turns = 0
  const counting = setInterval(() => (turns += 1))
  const many = Array.from({ length: 3000 }, (_, index) => page(`/${index}`))
  const files = await makeSitemap('en', many)
  clearInterval(counting)
  expect(turns).toBeGreaterThan(0)
  const written = files.map(({ gzipped }) => gunzipSync(gzipped).toString()).join('')
  expect([...written.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address)).toEqual(
    many.map(({ address }) => address),
  )
})

test('without pages there is an empty file, which says so', async () => {
  const [file] = await makeSitemap('latest-news', [])
  expect(file?.isEmpty).toBe(true)
  expect(file && read(file)).toEqual([])
})

const asked = (headers: Record<string, string> = {}) => new Request(`${SITE}/sitemaps/en.xml`, { headers })

test.each([
  ['gzip, deflate, br', 'gzip'],
  ['', undefined],
  ['gzip;q=0', undefined],
  ['br', undefined],
])('who takes “%s” gets it in %s', async (accepted, coding) => {
  const [file] = await makeSitemap('en', [page('/a')])
  if (!file) throw new Error('no file')
  const sent = new Map<string, string>()
  const exchange = newExchange({ statusCode: 200, setHeader: (name, value) => sent.set(name, value) })
  const answer = await withExchange(exchange, () => sitemapAnswer(asked({ 'accept-encoding': accepted }), file))
  expect([sent.get('Content-Encoding'), answer.headers.get('vary')]).toEqual([coding, 'accept-encoding'])
  const body = Buffer.from(await answer.arrayBuffer())
  expect((coding === undefined ? body : gunzipSync(body)).equals(gunzipSync(file.gzipped))).toBe(true)
})

test('where nobody can say that it is packed, it is not', async () => {
  const [file] = await makeSitemap('en', [page('/a')])
  const answer = file && (await sitemapAnswer(asked({ 'accept-encoding': 'gzip' }), file))
  expect(await answer?.text()).toContain(`<loc>${SITE}/a</loc>`)
})

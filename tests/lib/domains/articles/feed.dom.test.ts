import { expect, test, vi } from 'vitest'
import { xmlDocument } from '@/lib/core/xml'
import { newsFeed } from '@/lib/domains/articles/feed'
import type { Article } from '@/lib/domains/articles/schema'

const SITE = 'https://site.example'

const article: Article = {
  id: '7',
  title: 'Winter base',
  postName: 'winter-base',
  publishedAt: '2026-02-01T08:00:00Z',
  contentHtml: '<p>Ride <a href="/plans">easy</a>.</p>',
}

/** The feed as a reader sees it: refused unless it is well-formed. */
function read(...articles: Partial<Article>[]) {
  const xml = xmlDocument(
    newsFeed(
      articles.map((each) => Object.assign({}, article, each)),
      {
        language: 'de',
        title: 'News von Gruppetto',
        summary: 'Neues.',
        publisher: 'Gruppetto',
        self: `${SITE}/feeds/de.xml`,
        page: `${SITE}/de/news`,
        icon: `${SITE}/favicon.ico`,
        addressOf: ({ id, postName }) => `${SITE}/de/news/${id}-${encodeURIComponent(postName)}`,
        idOf: ({ id }) => `${SITE}/de/news/${id}`,
      },
    ),
  )
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined()
  const textOf = (name: string, within: ParentNode = document) =>
    within.querySelector(`:scope > ${name}`)?.textContent ?? undefined
  const feed = document.documentElement
  return { feed, entries: [...feed.querySelectorAll('entry')], textOf }
}

test('a feed says what Atom asks for: its own address, its page, its author and when it changed', () => {
  const { feed, textOf } = read(article, { id: '6', publishedAt: '2026-01-01T08:00:00Z' })
  expect([feed.localName, feed.namespaceURI, feed.getAttribute('xml:lang')]).toEqual([
    'feed',
    'http://www.w3.org/2005/Atom',
    'de',
  ])
  expect(textOf('id', feed)).toBe(`${SITE}/feeds/de.xml`)
  expect(textOf('updated', feed)).toBe('2026-02-01T08:00:00Z')
  expect(feed.querySelector('author > name')?.textContent).toBe('Gruppetto')
  const links = [...feed.querySelectorAll(':scope > link')].map((each) => [
    each.getAttribute('rel'),
    each.getAttribute('type'),
    each.getAttribute('href'),
  ])
  expect(links).toEqual([
    ['self', 'application/atom+xml', `${SITE}/feeds/de.xml`],
    ['alternate', 'text/html', `${SITE}/de/news`],
  ])
})

test('an article is linked to its page, and nothing stands between the elements that Atom knows', () => {
  const { feed, entries } = read({}, { id: '6', contentHtml: undefined }, { id: '5', contentHtml: '<h2>No text</h2>' })
  const link = entries[0]?.querySelector('link')
  expect([link?.getAttribute('rel'), link?.getAttribute('type')]).toEqual(['alternate', 'text/html'])
  const children = [feed, ...entries].flatMap(({ childNodes }) => Array.from(childNodes))
  expect(children.filter(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim())).toEqual([])
  expect([...feed.querySelectorAll('link')].map(({ textContent }) => textContent)).toEqual(['', '', '', '', ''])
})

test.each([
  ['without an address stays without one', '<a name="top">x</a>', '<a name="top">x</a>'],
  [
    'whose address can’t be read leads to the article',
    '<a href="http://[">x</a>',
    `<a href="${SITE}/de/news/7-winter-base">x</a>`,
  ],
])('a link %s', (_, html, inFeed) => {
  const [entry] = read({ contentHtml: html }).entries
  expect(entry?.querySelector('content')?.textContent).toBe(inFeed)
})

test('an article comes whole, and its links lead to the same places from a reader', () => {
  const html =
    '<p>See <a href="/plans?a=1&amp;b=2">plans</a>, <a href="#top">top</a>, <a href="https://a.example/x" target="_blank" rel="noopener noreferrer">x</a></p>'
  const [entry] = read({ contentHtml: html }).entries
  const content = entry?.querySelector('content')
  expect(content?.getAttribute('type')).toBe('html')
  expect(content?.textContent).toBe(
    `<p>See <a href="${SITE}/plans?a=1&amp;b=2">plans</a>, <a href="${SITE}/de/news/7-winter-base#top">top</a>, <a href="https://a.example/x">x</a></p>`,
  )
  expect(entry?.querySelector('summary')?.textContent).toBe('See plans, top, x')
})

test('making a feed writes nothing to the log', () => {
  const warn = vi.spyOn(console, 'warn')
  read(article, { id: '6' })
  expect(warn).not.toHaveBeenCalled()
})

test('an article is known by what stays when its name changes', () => {
  const ids = ['winter-base', 'another-name'].map((postName) => {
    const { entries, textOf } = read({ postName })
    return entries.map((entry) => textOf('id', entry))
  })
  expect(ids[0]).toEqual(ids[1])
})

test.each(['Fast & <script>alert(1)</script>', ']]> <!-- &nbsp; "quoted" \'too\'', '冬のベース 🚴'])(
  'a title is text, whatever is in it: %s',
  (title) => {
    const { entries } = read({ title })
    expect(entries[0]?.querySelector('title')?.textContent).toBe(title)
    expect(entries[0]?.querySelector('script')).toBeNull()
  },
)

test('characters that XML can’t write are left out, rather than the feed refused', () => {
  const { entries } = read({ title: 'A\u0000B\u001bC\ufffeD\ud800', contentHtml: '<p>x\u0008y</p>' })
  expect(entries[0]?.querySelector('title')?.textContent).toBe('ABCD\ufffd')
  expect(entries[0]?.querySelector('content')?.textContent).toBe('<p>xy</p>')
})

test('without articles, and without an article’s text, it is a feed all the same', () => {
  const { entries, feed, textOf } = read()
  expect(entries).toEqual([])
  expect(Date.parse(textOf('updated', feed) ?? '')).toBe(0)
  const [entry] = read({ contentHtml: undefined }).entries
  expect(entry?.querySelector('content, summary')).toBeNull()
  expect(entry?.querySelector('link')?.getAttribute('href')).toBe(`${SITE}/de/news/7-winter-base`)
})

import { describe, expect, test } from 'vitest'
import { isDocumentPath, RESERVED_SEGMENTS } from '@/lib/content/pages/document-path'
import { layoutOf, sectionsOf } from '@/lib/content/pages/layout'
import { richTextHtml } from '@/lib/content/fields/rich-text-html'
import { safeHtml } from '@/lib/content/fields/safe-html'
import { contentDocument, startSite } from '../started-site'

test('a document may be at any address that no route, language or error has', () => {
  for (const path of ['/', '/about', '/about/team', '/apis', '/deutsch', '/4040'])
    expect(isDocumentPath(path)).toBe(true)
  const taken = [...RESERVED_SEGMENTS].flatMap((first) => [`/${first}`, `/${first}/more`])
  for (const path of [...taken, '/de', '/de/about', '/404', '/500', '/_next', '//', '/about/', '/a//b', ''])
    expect(isDocumentPath(path)).toBe(false)
  expect([...RESERVED_SEGMENTS]).toEqual(
    expect.arrayContaining(['api', 'login', 'join', 'settings', 'my-events', 'variants', 'livez', 'readyz']),
  )
})

test('a page shows its second part where it is laid out in slices and has one [CP-014]', () => {
  const [first, second] = [[{ id: 1 }], [{ id: 2 }]]
  expect([undefined, '', 'legacy', 'slices', 'other'].map(layoutOf)).toEqual([
    'legacy',
    'legacy',
    'legacy',
    'slices',
    'slices',
  ])
  expect(sectionsOf({ body: first, body1: second }, 'slices')).toEqual(second)
  expect(sectionsOf({ body: first, body1: second }, 'legacy')).toEqual(first)
  expect(sectionsOf({ body: first, body1: [] }, 'slices')).toEqual(first)
  expect(sectionsOf({ body: null, body1: undefined }, 'slices')).toEqual([])
})

describe('the text of an error page', () => {
  const written = (uid: string) =>
    contentDocument(uid, { type: 'error_page', uid, data: { title: uid, body: 'Sorry.' } })
  const read = async (
    status: 404 | 410 | 500,
    documents = [written('page-not-found'), written('page-gone'), written('500')],
  ) => {
    const site = startSite({ documents })
    const { findErrorPage } = await import('@/lib/content/pages/error-page')
    return { site, find: () => findErrorPage(status, 'en') }
  }

  test.each([
    [404, 'page-not-found'],
    [410, 'page-gone'],
    [500, '500'],
  ] as const)('of %i is the document %s', async (status, title) => {
    const { site, find } = await read(status)
    await expect(find()).resolves.toMatchObject({ title, body: [{ text: 'Sorry.' }] })
    expect(site.cache.tags).toContain('type:error_page')
  })

  test('is ours where editors wrote none, or in an outage, which the page then does not outlive for long', async () => {
    const none = await read(404, [])
    await expect(none.find()).resolves.toBeUndefined()
    expect(none.site.cache.lives).not.toContain(15)
    const down = await read(404)
    down.site.service.broken = 'unreachable'
    await expect(down.site.settled(down.find())).resolves.toBeUndefined()
    expect(down.site.cache.lives).toContain(15)
  })
})

const siteUrl = 'https://gruppetto.cc'

test('HTML keeps text, lists and safe links, and loses all else', () => {
  const kept = '<p>a <strong>b</strong><br /></p><ol start="3"><li><a href="/a" title="t">c</a></li></ol>'
  expect(safeHtml(kept, siteUrl)).toBe(kept)
  expect(safeHtml('<h1 onclick="x">a</h1><img src="/a"><script>b</script><p style="x" class="y">c</p>', siteUrl)).toBe(
    'a<p>c</p>',
  )
  for (const href of ['javascript:alert(1)', '//evil.cc', 'data:text/html,a'])
    expect(safeHtml(`<a href="${href}">a</a>`, siteUrl)).not.toContain(href)
  for (const href of ['https://a.cc', 'http://a.cc', 'mailto:a@b.cc', 'tel:112'])
    expect(safeHtml(`<a href="${href}">a</a>`, siteUrl)).toContain(`href="${href}"`)
})

test.each(['p', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'code', 'ul', 'ol', 'li', 'a'])(
  'HTML may have the element %s',
  (name) => {
    expect(safeHtml(`<${name}>a</${name}>`, siteUrl)).toBe(`<${name}>a</${name}>`)
  },
)

test('a page’s heading is its title, or else what search engines are told, and the other way round', async () => {
  const read = async (data: Record<string, unknown>) => {
    startSite({ documents: [contentDocument('plans', { data: { body: [{ slice_type: 'text' }], ...data } })] })
    const { getBuilderPage } = await import('@/lib/content/pages/builder-page')
    const { heading, title } = await getBuilderPage('page', 'plans', 'en')
    return [heading, title]
  }
  await expect(read({ title: 'A', meta_title: 'B' })).resolves.toEqual(['A', 'B'])
  await expect(read({ title: 'A' })).resolves.toEqual(['A', 'A'])
  await expect(read({ meta_title: 'B' })).resolves.toEqual(['B', 'B'])
  await expect(read({})).resolves.toEqual(['Gruppetto', undefined])
})

test('structured text becomes HTML with links in the visitor’s language, and refused ones keep their words', () => {
  const link = (data: object) => [
    { type: 'paragraph', text: 'go there', spans: [{ type: 'hyperlink', start: 3, end: 8, data }], direction: 'ltr' },
  ]
  const html = (data: object) => richTextHtml(link(data) as never, { locale: 'de', siteUrl })
  expect(html({ link_type: 'Web', url: '/a?b=1&c="<' })).toBe('<p>go <a href="/de/a?b=1&amp;c=%22%3C">there</a></p>')
  expect(html({ link_type: 'Web', url: 'javascript:alert(1)' })).toBe('<p>go there</p>')
})

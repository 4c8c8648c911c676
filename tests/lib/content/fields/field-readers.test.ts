import { describe, expect, test } from 'vitest'
import { image, imageView, oneOf, rich, rows, text, timestamp } from '@/lib/content/fields/fields'
import { documentPath, link, linkAddress, localizedDocumentPath } from '@/lib/content/fields/links'

const siteUrl = 'https://gruppetto.cc'
const german = { locale: 'de', siteUrl } as const

test.each([
  ['2030-01-02T03:04:05+0000', '2030-01-02T03:04:05.000Z'],
  ['2030-01-02T03:04:05-0230', '2030-01-02T05:34:05.000Z'],
  ['2030-01-02T03:04:05Z', '2030-01-02T03:04:05.000Z'],
  ['2030-01-02', '2030-01-02T00:00:00.000Z'],
  ['soon', undefined],
  [7, undefined],
])('%s is the time %s', (value, time) => {
  expect(timestamp(value)?.toISOString()).toBe(time)
})

test('a text has letters that are seen, and a number is one', () => {
  expect([text(' a '), text(7), text(0), text([{ type: 'paragraph', text: 'a', spans: [] }])]).toEqual([
    'a',
    '7',
    '0',
    'a',
  ])
  for (const value of ['', ' \u200b\u00a0', null, {}, [], NaN, true]) expect(text(value)).toBeUndefined()
})

describe('structured text', () => {
  const block = (more: object) => ({ type: 'paragraph', text: 'a', spans: [], ...more })

  test('has its blocks that say something, and of marks those that are known', () => {
    const known = ['strong', 'em', 'hyperlink', 'label'].map((type) => ({ type, start: 0, end: 1, data: {} }))
    const read = rich([block({ text: ' ' }), block({ spans: [...known, { type: 'glow', start: 0, end: 1 }] })])
    expect(read).toEqual([block({ spans: known })])
    expect(rich(' plain ')).toEqual([{ type: 'paragraph', text: 'plain', spans: [], direction: 'ltr' }])
    const picture = { type: 'image', url: 'https://a.cc/a.png' }
    expect(rich([picture, { type: 'embed', oembed: {} }])).toEqual([picture, { type: 'embed', oembed: {} }])
  })

  test.each([
    ['a block without a kind', block({ type: 7 })],
    ['a block without a text', block({ text: 7 })],
    ['a block without marks', block({ spans: undefined })],
    ['a mark without a kind', block({ spans: [{ start: 0, end: 1 }] })],
    ['a mark without a beginning', block({ spans: [{ type: 'em', end: 1 }] })],
    ['a mark without an end', block({ spans: [{ type: 'em', start: 0 }] })],
    ['a label without data', block({ spans: [{ type: 'label', start: 0, end: 1 }] })],
    ['a thing of another kind', { type: 'map' }],
    ['a text as a picture', { type: 'image', text: 7 }],
  ])('is none with %s', (_, bad) => {
    expect(rich([block({}), bad])).toBeUndefined()
  })
})

test('a picture has an address of the web, a size that is known or usual, and a text', () => {
  const url = 'https://a.cc/a.png'
  expect(image({ url, dimensions: { width: '3', height: null }, alt: 'A' })).toEqual({
    url,
    width: 3,
    height: 900,
    alt: 'A',
  })
  expect(image({ url })).toEqual({ url, width: 1600, height: 900, alt: '' })
  expect(imageView({ mobile: { url } }, 'mobile')).toEqual({ url, width: 1600, height: 900, alt: '' })
  for (const bad of ['ftp://a.cc/a', 'xhttps://a.cc', 'http://[', '/a.png', 7, undefined])
    expect(image({ url: bad })).toBeUndefined()
  expect([imageView(null, 'mobile'), imageView({}, 'mobile'), image([])]).toEqual([undefined, undefined, undefined])
})

test('a choice is one of those that there are, and rows are objects', () => {
  expect([oneOf('Two words', ['one', 'two_words'], 'one'), oneOf(7, ['one', 'two'], 'two')]).toEqual([
    'two_words',
    'two',
  ])
  expect([rows([{ a: 1 }]), rows(null), rows('rows' as never), rows([null, [], 'x', {}] as never)]).toEqual([
    [{ a: 1 }],
    [],
    [],
    [{}],
  ])
})

describe('a link', () => {
  const inside = (href: string, newTab = false) => ({ href, external: false, newTab })
  const outside = (href: string, newTab = true) => ({ href, external: true, newTab })

  test.each<[string, unknown, unknown]>([
    ['a text', ' /about ', inside('/de/about')],
    ['a path with a language', '/fr/about?a#b', inside('/fr/about?a#b')],
    ['a place on the page', '#a', inside('#a')],
    ['our own address', { url: ` ${siteUrl}/about `, target: '_blank' }, inside('/de/about', true)],
    ['another site', { url: 'https://a.cc' }, outside('https://a.cc/')],
    ['mail', { url: 'mailto:a@b.cc' }, outside('mailto:a@b.cc', false)],
    ['a telephone', 'tel:112', outside('tel:112', false)],
    ['a document', { link_type: 'Document', type: 'page', uid: 'a', lang: 'fr-fr' }, inside('/fr/a')],
    [
      'a document in the default language',
      { link_type: 'Document', type: 'page', uid: 'a', lang: 'en-us' },
      inside('/de/a'),
    ],
    [
      'a document without language',
      { link_type: 'Document', type: 'page', uid: 'a', target: '_blank' },
      inside('/de/a', true),
    ],
    ['a document without a page', { link_type: 'Document', type: 'footer', uid: 'a' }, undefined],
    ['nothing', ' ', undefined],
    ['no address', { url: ' ' }, undefined],
    ['another kind', 7, undefined],
    ['null', null, undefined],
    ['script', 'javascript:alert(1)', undefined],
    ['data', { url: 'data:text/html,a' }, undefined],
    ['a broken address', 'http://[', undefined],
  ])('from %s', (_, field, read) => {
    expect(link(field, german)).toEqual(read)
  })

  test('opens a new tab where its editor wants it, but never for a place on the page', () => {
    expect([link('/a', german, true), link('#a', german, true)]).toEqual([inside('/de/a', true), inside('#a')])
  })

  test('of a file or a form has no language', () => {
    expect([linkAddress('/a', siteUrl), linkAddress('https://a.cc/a', siteUrl), linkAddress('', siteUrl)]).toEqual([
      '/a',
      'https://a.cc/a',
      undefined,
    ])
  })
})

test.each([
  ['page', '/a-b'],
  ['academy_page', '/academy/a/b'],
  ['campaign_page', '/campaigns/a-b'],
  ['stage', '/stages/a-b'],
  ['video', '/video/a-b'],
  ['footer', undefined],
])('a document of the type %s is at %s', (type, path) => {
  expect(documentPath({ type, uid: 'a-b' })).toBe(path)
  expect(localizedDocumentPath({ type, uid: 'a-b', lang: 'de-de' })).toBe(path && `/de${path}`)
  for (const other of [{ uid: '' }, { uid: 7 }, { uid: 'a', isBroken: true }])
    expect(documentPath({ type, ...other })).toBeUndefined()
})

import { asHTML, asImageWidthSrcSet, type ImageField, isFilled, type RichTextField } from '@prismicio/client'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { languages } from '@/sandbox/content/catalog.ts'
import { parseDocumentFile } from '@/sandbox/content/document-file.ts'
import { createContent } from '@/sandbox/content/service.ts'
import { contentContext, fieldsOf, origin, startContent } from './content.ts'

const richSchema = z.custom<RichTextField>(Array.isArray)
const imageSchema = z.custom<ImageField<'mobile'>>((value) => typeof value === 'object')
const zoneSchema = z.array(z.looseObject({ id: z.string() }))

async function field(written: string): Promise<unknown> {
  const { client } = startContent({ 'page/x.en-us': `data:\n  field: ${written}\n` })
  return fieldsOf(await client().getByUID('page', 'x')).field
}

test('rich text becomes structured text that the client renders', async () => {
  const written = `!rich |
    # One *more* hill
    Up **and *over*
    again** with [friends](page:x).

    - one
    - two, on
      two lines

    1. first

    \`\`\`
    a  <b>
      *c*
    \`\`\`
    5 \\* 5 is \\
    twenty-five`
  const rich = richSchema.parse(await field(written))
  expect(asHTML(rich, { linkResolver: ({ uid }) => `/${uid}` })).toBe(
    '<h1>One <em>more</em> hill</h1>' +
      '<p>Up <strong>and <em>over</em> again</strong> with <a href="/x">friends</a>.</p>' +
      '<ul><li>one</li><li>two, on two lines</li></ul><ol><li>first</li></ol>' +
      '<pre>a  &lt;b&gt;\n  *c*</pre><p>5 * 5 is <br />twenty-five</p>',
  )
})

test('wrapped Japanese joins without spaces', async () => {
  expect(await field('!rich |\n    走る、\n    そして休む\n')).toMatchObject([{ text: '走る、そして休む' }])
})

test('an empty rich text is an empty list', async () => {
  expect(await field('!rich ""')).toEqual([])
})

test('a picture in rich text stands on its own line', async () => {
  expect(await field('!rich "![A ridge](scene:alpine-dawn)"')).toMatchObject([
    { type: 'image', alt: 'A ridge', dimensions: { width: 2400, height: 1350 } },
  ])
})

test('an image has its views, and any width of it keeps the crop', async () => {
  const written = '!image { scene: alpine-dawn, w: 1600, h: 900, alt: Dawn, views: { mobile: { w: 750, h: 1000 } } }'
  const image = imageSchema.parse(await field(written))
  expect(isFilled.image(image)).toBe(true)
  expect(image).toMatchObject({ alt: 'Dawn', copyright: null, dimensions: { width: 1600, height: 900 } })
  expect(image.mobile).toMatchObject({ alt: 'Dawn', dimensions: { width: 750, height: 1000 } })
  const src = new URL(asImageWidthSrcSet(image.mobile, { widths: [320] })?.srcset.split(' ')[0] ?? '')
  expect(src.origin + src.pathname).toBe(`${origin}/media/scenes/alpine-dawn.png`)
  expect(Object.fromEntries(src.searchParams)).toMatchObject({ width: '320', ar: '750:1000', fit: 'crop' })
})

test.each([
  ['https://example.com/a', { link_type: 'Web', url: 'https://example.com/a' }],
  ['/events', { link_type: 'Web', url: '/events' }],
  ['"#top"', { link_type: 'Web', url: '#top' }],
  ['page:x', { link_type: 'Document', type: 'page', uid: 'x', isBroken: false }],
  ['{ to: page:x, target: _blank, text: X }', { link_type: 'Document', target: '_blank', text: 'X' }],
  // @prismicio/client, types/value/link.ts: `OptionalLinkProperties`
  ['{ to: /events, variant: Primary }', { link_type: 'Web', url: '/events', variant: 'Primary' }],
  ['media:loops/dawn.mp4', { link_type: 'Media', name: 'dawn.mp4', url: `${origin}/media/loops/dawn.mp4` }],
])('links to %s', async (written, link) => {
  expect(await field(`!link ${written}`)).toMatchObject(link)
})

// @prismicio/client, types/value/types.ts: `Repeatable` is a list of links, each with its key.
test('repeatable links each have a key of their own', async () => {
  const links = z.array(z.looseObject({ key: z.uuid() })).parse(await field('!links [page:x, /events, /events]'))
  expect(links).toMatchObject([{ link_type: 'Document', uid: 'x' }, { url: '/events' }, { url: '/events' }])
  expect(new Set(links.map(({ key }) => key)).size).toBe(3)
})

test.each([
  ['!relative +3d', '2026-03-13T00:00:00+0000'],
  ['!relative "-1w 2h"', '2026-03-02T22:00:00+0000'],
  ['!relative "monday +0d"', '2026-03-09T00:00:00+0000'],
  ['!relative "monday -1w 2h"', '2026-03-01T22:00:00+0000'],
  ['!relative-local "+1d 18h 30m"', '2026-03-11T18:30:00'],
  ['!relative-local "monday +2d 18h"', '2026-03-11T18:00:00'],
])('%s counts from the midnight before the start', async (written, moment) => {
  expect(await field(written)).toBe(moment)
})

test('relative times stay put while the clock moves', async () => {
  const { client, content, context } = startContent({ 'page/x.en-us': 'data: { at: !relative +1d }' })
  context.clock.setOffset(9 * 86_400_000)
  content.reset()
  expect((await client().getByUID('page', 'x')).data).toEqual({ at: '2026-03-11T00:00:00+0000' })
})

test('sections take the shared-slice form, with ids that stay when others come before them', async () => {
  const text = '{ slice_type: text, anchor: story }'
  const sections = async (zone: string) => {
    const { client } = startContent({ 'page/x.en-us': `data: { body: ${zone} }` })
    return zoneSchema.parse(fieldsOf(await client().getByUID('page', 'x')).body)
  }
  const [alone] = await sections(`[${text}]`)
  expect(alone?.id).toMatch(/^text\$[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(alone).toEqual({
    id: alone?.id,
    slice_type: 'text',
    slice_label: null,
    variation: 'default',
    version: 'initial',
    primary: { anchor_hash: 'story' },
    items: [],
  })
  const [spacer, second, third] = await sections(`[{ slice_type: spacer }, ${text}, ${text}]`)
  expect(second?.id).toBe(alone?.id)
  expect(new Set([spacer?.id, second?.id, third?.id]).size).toBe(3)
})

test.each([
  ['data:\n  a: 1\n  b: !link nowhere', /page\/x\.en-us\.yaml, line 3: !link.*"nowhere"/],
  ['data:\n  a: !link typo:plans', /line 2: !link.*"typo:plans"/],
  ['data:\n  a: !relative soon', /line 2: !relative.*"soon"/],
  ['data:\n  a: !relative "friday +1d"', /line 2: !relative.*"friday \+1d"/],
  ['data:\n  a: !image { w: 3 }', /line 2: !image.*exactly one of scene, portrait/],
  ['data:\n  a: !image { scene: x, width: 3 }', /line 2: !image.*width/],
  ['data:\n  a: 1\n  b: !rich "[x](nowhere)"', /line 3: !rich.*"nowhere"/],
  ['data:\n  a: !markdown x', /line 2: .*!markdown/],
  ['data:\n  a: 1\n  a: 2', /line 3: .*unique/],
  ['data:\n  a: [1', /line 2: /],
  ['title: x\ndata: {}\n', /line 1: .*title/],
  ['tags: [a]\n', /line 1: data/],
  ['uid: y\ndata: {}', /line 1: uid is "y", but the file's name says "x"/],
  ['data:\n  body:\n    - slice_type: hero\n      title: x', /line 4: data\.body\.0.*title/],
  ['data:\n  body:\n    - slice_type: hero\n    - primary: {}', /line 4: data\.body\.1/],
])('a mistake is reported by file and line: %s', (text, sentence) => {
  expect(() => parseDocumentFile('page/x.en-us.yaml', text)).toThrow(sentence)
})

test.each([
  ['page.en-us.yaml', /page document is kept as page\/some-name/],
  ['settings/settings.en-us.yaml', /settings document is kept as settings\.en-us/],
  ['pagina/x.en-us.yaml', /no document type "pagina"/],
  ['page/x.xx-xx.yaml', /no content language "xx-xx"/],
  ['page/x.yaml', /not named/],
])('a misplaced file is reported: %s', (path, sentence) => {
  expect(() => parseDocumentFile(path, 'data: {}')).toThrow(sentence)
})

const own = createContent(contentContext()).editing.list()

test.each([
  ['navigation', null],
  ['footer', null],
  ['settings', null],
  ['error_page', 'page-not-found'],
  ['error_page', '500'],
])('the repository’s own documents load, and %s %s speaks every language', (type, uid) => {
  const found = own.filter((document) => document.type === type && document.uid === uid)
  expect(found.map(({ lang }) => lang).sort()).toEqual([...languages.keys()].sort())
})

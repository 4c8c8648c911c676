import { expect, test } from 'vitest'
import { errorHtml, frameDocument } from '@/lib/domains/embeds/frame-document'
import { readEmbed } from '@/lib/domains/embeds/schema'
import { frameAddress } from '@/lib/domains/embeds/server'
import { openEmbed, signEmbed } from '@/lib/domains/embeds/signed-embed'
import { colours, fonts } from '@/theme'

test.each(['countdown.html', 'a-b_2.min.ejs', `${'a'.repeat(196)}.ejs`])('%s is a template', (file) => {
  expect(readEmbed({ kind: 'template', file })).toEqual({ kind: 'template', file })
})

test.each([
  'countdown',
  '../secrets.html',
  'a/b.html',
  '.html',
  'a.',
  'a..html',
  'a b.html',
  'a.html/../../secrets',
  'a.html?b',
  'a.html#b',
  '',
  `${'a'.repeat(197)}.ejs`,
])('“%s” is none', (file) => {
  expect(readEmbed({ kind: 'template', file })).toBeUndefined()
})

test('HTML is an embed, if there is any', () => {
  expect(readEmbed({ kind: 'html', html: '<b>' })).toEqual({ kind: 'html', html: '<b>' })
  for (const other of [{ kind: 'html', html: '' }, { kind: 'html' }, { kind: 'other', html: 'a' }, undefined])
    expect(readEmbed(other)).toBeUndefined()
})

test('a frame’s document escapes its title and language, and nothing else', () => {
  const html = frameDocument({ title: `"A" & <b>`, language: '"<', direction: 'ltr', html: '<p class="a">&</p>' })
  expect(html).toContain('<title>&quot;A&quot; &amp; &lt;b&gt;</title>')
  expect(html).toContain('<html lang="&quot;&lt;" dir="ltr">')
  expect(html).toContain('<body>\n<p class="a">&</p>\n</body>')
  expect(html.startsWith('<!doctype html>')).toBe(true)
  expect(errorHtml('<No>', 'a & "b"')).toBe('<h2>&lt;No&gt;</h2>\n<p>a &amp; &quot;b&quot;</p>')
})

test('plain HTML in a frame has the ink and the font of the page around it', () => {
  const document = frameDocument({ title: 'Zones', language: 'en', direction: 'ltr', html: '<p>Plain</p>' })
  const style = /<style>([^]*?)<\/style>/.exec(document)?.[1]
  expect(style).toContain(`color: ${colours.ink}`)
  expect(style).toContain(`'${fonts.text.family}'`)
})

const html = { kind: 'html', html: '<b>bold</b>' } as const

test('a published section is named by its place, and what only editors see is signed', () => {
  const at = { locale: 'de', documentId: 'doc-1' } as const
  expect(frameAddress(html, { id: 'html$1' }, { ...at, isDraft: false })).toContain('/api/frames/de/doc-1/')
  const signed = `/api/frames/de/signed?embed=${signEmbed(html)}`
  expect(frameAddress(html, { id: 'html$1' }, { ...at, isDraft: true })).toBe(signed)
  expect(frameAddress(html, { id: null }, { ...at, isDraft: false })).toBe(signed)
})

test('what is too long for an address has none', () => {
  const noise = Array.from({ length: 20_000 }, (_, at) => ((at * 2_654_435_761) >>> 0).toString(36)).join('')
  const long = { kind: 'html', html: noise } as const
  expect(signEmbed(long)).toBeUndefined()
  expect(frameAddress(long, { id: null }, { locale: 'de', isDraft: true })).toBeUndefined()
})

test('only what we signed is opened', () => {
  const signed = signEmbed(html) ?? ''
  expect(openEmbed(signed)).toEqual(html)
  const [packed, signature] = signed.split('.')
  for (const other of [
    `${packed}.`,
    `${packed}`,
    `.${signature}`,
    '',
    `${packed}a.${signature}`,
    `a${packed}.${signature}`,
  ])
    expect(openEmbed(other)).toBeUndefined()
})

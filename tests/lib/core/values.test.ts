import { describe, expect, test } from 'vitest'
import { decodeSegment } from '@/lib/core/address-segment'
import { calendarRows, DEFAULT_ROWS, MOST_ROWS } from '@/lib/core/calendar-rows'
import { choiceKey } from '@/lib/core/choice-key'
import { isCountryCode } from '@/lib/core/country-code'
import { finiteNumber } from '@/lib/core/finite-number'
import { isRecord } from '@/lib/core/is-record'
import { localeCode } from '@/lib/core/locale-code'
import { outboundLink } from '@/lib/core/outbound-link'
import { printable } from '@/lib/core/printable'
import { sectionPlaceSchema } from '@/lib/core/section-place'
import { waitText } from '@/lib/core/wait-text'
import { element, xmlDocument, xmlResponse } from '@/lib/core/xml'

test.each([
  ['a%20b', 'a b'],
  ['%C3%BC', 'ü'],
  ['%E0%A4%A', '%E0%A4%A'],
  ['plain', 'plain'],
])('the segment %s reads %s', (segment, text) => {
  expect(decodeSegment(segment)).toBe(text)
})

test.each([
  [7, 7],
  ['7', 7],
  [7.9, 7],
  [1, 1],
  [MOST_ROWS, MOST_ROWS],
  [MOST_ROWS + 1, DEFAULT_ROWS],
  [0.9, DEFAULT_ROWS],
  [-3, DEFAULT_ROWS],
  ['many', DEFAULT_ROWS],
  [undefined, DEFAULT_ROWS],
])('an editor’s %s makes a calendar of %i rows', (field, rows) => {
  expect(calendarRows(field)).toBe(rows)
})

test('choices are the same in any letters and with any signs between their words', () => {
  for (const spelling of [' Yorkshire Gray ', 'yorkshire_gray', 'YORKSHIRE  -_ GRAY'])
    expect(choiceKey(spelling)).toBe('yorkshire-gray')
  expect(choiceKey('yorkshiregray')).not.toBe('yorkshire-gray')
})

test('a country has two capital letters, and a language two small ones or twice two', () => {
  expect(['US', 'us', 'USA', 'U', 'U1', '', 7, undefined].map(isCountryCode)).toEqual([
    true,
    ...Array<boolean>(7).fill(false),
  ])
  const codes = ['de', 'pt-br', 'DE', 'deu', 'd', 'de-', 'de-x', 'xde', 'de-brx', 'x-pt-br']
  expect(codes.map((code) => localeCode.test(code))).toEqual([true, true, ...Array<boolean>(8).fill(false)])
})

test.each([
  [7, 7],
  ['7.5', 7.5],
  [' 7 ', 7],
  ['', undefined],
  ['  ', undefined],
  ['7 laps', undefined],
  ['Infinity', undefined],
  [NaN, undefined],
  [true, undefined],
  [null, undefined],
  [[7], undefined],
])('%j is the number %s', (value, number) => {
  expect(finiteNumber(value)).toBe(number)
})

test('a record has fields', () => {
  expect([{}, { a: 1 }, new Date(), [], null, undefined, 'text', () => 1].map(isRecord)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})

describe('a link of foreign HTML', () => {
  const site = 'https://gruppetto.cc'

  test('opens a new tab if it leads to another site', () => {
    const away = { target: '_blank', rel: 'noopener noreferrer' }
    for (const href of ['https://other.cc/a', 'http://gruppetto.cc', '//other.cc'])
      expect(outboundLink({ href, class: 'a', rel: 'opener' }, site)).toEqual({ href, class: 'a', ...away })
  })

  test('stays in its tab otherwise, whatever it says itself', () => {
    for (const href of ['/a', '#a', 'https://gruppetto.cc/b', 'mailto:a@b.cc', 'https://['])
      expect(outboundLink({ href, target: '_top', rel: 'opener' }, site)).toEqual({ href })
    expect(outboundLink({ target: '_blank', id: 'a' }, site)).toEqual({ id: 'a' })
  })
})

test.each([
  ['Müller–Ødegård “Łódź” 50×€', 'Müller–Ødegård “Łódź” 50×€'],
  ['u\u0308ber', 'über'],
  ['a\tb\nc   d', 'a b c d'],
  ['Maya 🚴 Lindqvist', 'Maya Lindqvist'],
  ['マヤ', ''],
  ['soft\u00adhyphen', 'softhyphen'],
  ['ŉ', ''],
  ['x'.repeat(161), 'x'.repeat(160)],
  [`${'x'.repeat(159)} yz`, 'x'.repeat(159)],
])('of %j a picture shows %j', (text, shown) => {
  expect(printable(text)).toBe(shown)
})

test('a section’s place is the ids of its document and itself', () => {
  const isPlace = (documentId: string, sectionId: string) =>
    sectionPlaceSchema.safeParse({ documentId, sectionId }).success
  expect([isPlace('a-B_9', 'form$é x'), isPlace('a'.repeat(64), 'a'.repeat(200))]).toEqual([true, true])
  for (const [document, section] of [
    ['', 'a'],
    ['a b', 'a'],
    ['a'.repeat(65), 'a'],
    ['a', ''],
    ['a', 'a\n'],
    ['a', 'a'.repeat(201)],
  ] as const)
    expect(isPlace(document, section)).toBe(false)
})

test.each([
  [1, 'en', '1 second'],
  [89, 'de', '89 Sekunden'],
  [90, 'en', '2 minutes'],
  [121, 'de', '3 Minuten'],
])('a wait of %i seconds reads in %s: %s', (seconds, locale, text) => {
  expect(waitText(seconds, locale)).toBe(text)
})

test('XML escapes what is text, and nothing that is XML', async () => {
  const url = element('url', [element('loc', `a&b<c>"d"'e'`), element('empty', ''), element('none', [])], {
    'x:y': '"<',
  })
  const xml = `<url x:y="&quot;&lt;"><loc>a&amp;b&lt;c&gt;&quot;d&quot;&apos;e&apos;</loc><empty/><none/></url>`
  expect(url.xml).toBe(xml)
  expect(element('a', '', { b: '1', c: '2' }).xml).toBe('<a b="1" c="2"/>')
  expect(xmlDocument(url)).toBe(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`)
  const response = xmlResponse(url)
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(await response.text()).toBe(xmlDocument(url))
})

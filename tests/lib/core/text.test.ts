import { describe, expect, test } from 'vitest'
import { decodeSegment } from '@/lib/core/address-segment'
import { finiteNumber } from '@/lib/core/finite-number'
import { outboundLink } from '@/lib/core/outbound-link'
import { printable } from '@/lib/core/printable'
import { waitText } from '@/lib/core/wait-text'
import { element, xmlDocument, xmlResponse } from '@/lib/core/xml'

test('a segment of an address is read as text, and a malformed one as it stands', () => {
  expect(decodeSegment('m%C3%BCnchen%2Fost')).toBe('münchen/ost')
  expect(decodeSegment('100%')).toBe('100%')
})

test.each([
  [0, 0],
  ['12.5', 12.5],
  [' 3 ', 3],
  ['', undefined],
  ['  ', undefined],
  ['3 km', undefined],
  [Infinity, undefined],
  ['Infinity', undefined],
  [NaN, undefined],
  [null, undefined],
  [true, undefined],
])('%j is the number %s', (value, number) => {
  expect(finiteNumber(value)).toBe(number)
})

describe('a link in HTML of others', () => {
  const site = 'https://gruppetto.example/'
  const away = { target: '_blank', rel: 'noopener noreferrer' }

  test.each(['https://elsewhere.example/a', 'http://gruppetto.example/', '//elsewhere.example/'])(
    'to %s opens a new tab that knows nothing of ours',
    (href) => {
      expect(outboundLink({ href, class: 'x' }, site)).toEqual({ href, class: 'x', ...away })
    },
  )

  test.each(['/news', '#top', 'https://gruppetto.example/ride', 'mailto:help@elsewhere.example', 'https://'])(
    'to %s stays in place, whatever its author wanted',
    (href) => {
      expect(outboundLink({ href, target: '_top', rel: 'opener' }, site)).toEqual({ href })
    },
  )

  test('without an address stays without one', () => {
    expect(outboundLink({ name: 'a' }, site)).toEqual({ name: 'a' })
  })
})

describe('a text in a drawn picture', () => {
  test.each([
    ['Zoë  Müller\n(Köln)', 'Zoë Müller (Köln)'],
    ['Zoe\u0308', 'Zoë'],
    ['Ride 🚴 on', 'Ride on'],
    [' 東京 ', ''],
    ['“Giro” – 3 × 5 km…', '“Giro” – 3 × 5 km…'],
  ])('%j is written as %j', (text, line) => {
    expect(printable(text)).toBe(line)
  })

  test('is cut where it is long, and ends in no space', () => {
    expect(printable('a'.repeat(161))).toBe('a'.repeat(160))
    expect(printable(`${'a'.repeat(159)} b`)).toBe('a'.repeat(159))
  })
})

test.each([
  [1, 'en', '1 second'],
  [37, 'de', '37 Sekunden'],
  [89, 'en', '89 seconds'],
  [90, 'en', '2 minutes'],
  [120, 'en', '2 minutes'],
  [121, 'de', '3 Minuten'],
])('%d seconds are told in %s as “%s”', (seconds, locale, text) => {
  expect(waitText(seconds, locale)).toBe(text)
})

describe('XML', () => {
  test('has texts and attributes escaped, and elements in elements as they are', () => {
    const inner = element('b', `<"Tom" & 'Jerry'>`, { 'xml:lang': 'a"b', id: '1' })
    expect(element('a', [inner, element('c', '')]).xml).toBe(
      '<a><b xml:lang="a&quot;b" id="1">&lt;&quot;Tom&quot; &amp; &apos;Jerry&apos;&gt;</b><c/></a>',
    )
    expect(element('a', [], { id: '1' }).xml).toBe('<a id="1"/>')
  })

  test('is sent as a document of its type', async () => {
    const root = element('a', 'b')
    const answer = xmlResponse(root)
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(await answer.text()).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a>b</a>\n')
    expect(xmlDocument(root)).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a>b</a>\n')
  })
})

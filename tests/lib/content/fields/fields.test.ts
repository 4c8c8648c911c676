import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flag, image, imageView, number, oneOf, rich, rows, text, timestamp } from '@/lib/content/fields/fields'
import { link } from '@/lib/content/fields/links'

const paragraph = (content: string) => [{ type: 'paragraph', text: content, spans: [] }]

test.each([
  [' Plans ', 'Plans'],
  [paragraph('Plans'), 'Plans'],
  [7, '7'],
  ['   ', undefined],
  [[], undefined],
  [paragraph(''), undefined],
  [{}, undefined],
  [true, undefined],
  [null, undefined],
])('the text of %j is %j', (value, expected) => {
  expect(text(value)).toBe(expected)
})

test('structured text is taken as it is, and a plain text is a paragraph', () => {
  expect(rich(paragraph('Plans'))).toEqual(paragraph('Plans'))
  expect(rich('Plans')).toMatchObject([{ type: 'paragraph', text: 'Plans', spans: [] }])
})

test.each([[undefined], [[]], [paragraph('')], [{}], ['  '], [[7]], [[{ text: 'no type' }]]])(
  '%j is no structured text',
  (value) => {
    expect(rich(value)).toBeUndefined()
  },
)

test.each([true, 'true', 'enabled'])('%j is switched on', (value) => {
  expect(flag(value)).toBe(true)
})

test.each([false, 'false', 'disabled', 'TRUE', 1, {}, null])('%j is not', (value) => {
  expect(flag(value)).toBe(false)
})

test.each([
  [7, 7],
  ['7.5', 7.5],
  [0, 0],
  ['', undefined],
  ['many', undefined],
  [Infinity, undefined],
  [[7], undefined],
])('the number of %j is %j', (value, expected) => {
  expect(number(value)).toBe(expected)
})

test.each([
  ['2026-03-01T18:00:00+0000', '2026-03-01T18:00:00.000Z'],
  ['2026-03-01T18:00:00+02:00', '2026-03-01T16:00:00.000Z'],
  ['soon', undefined],
  [7, undefined],
])('the moment of %j is %s', (value, expected) => {
  expect(timestamp(value)?.toISOString()).toBe(expected)
})

test('one of the values is chosen without regard to case, otherwise the fallback', () => {
  expect(oneOf('CENTER', ['left', 'center'], 'left')).toBe('center')
  expect(oneOf('middle', ['left', 'center'], 'left')).toBe('left')
})

test('what is no row is left out', () => {
  expect(rows([{ a: 1 }, null, 'text', [], { b: 2 }] as object[])).toEqual([{ a: 1 }, { b: 2 }])
  expect(rows('text' as never)).toEqual([])
})

test('a picture has its address, size and alternative text', () => {
  const value = { url: 'https://media.example/a.png', alt: ' A ', dimensions: { width: 800, height: 600 } }
  expect(image(value)).toEqual({ url: value.url, width: 800, height: 600, alt: 'A' })
  expect(imageView({ ...value, mobile: value }, 'mobile')).toEqual(image(value))
})

test.each([
  ['of the whole picture', '', 'rect=1400,100,800,800&w=400&h=400', '0.75', '0.37'],
  ['of the part that an editor cut out', 'rect=1000,0,1000,500', 'rect=1100,100,100,100', '0.15', '0.3'],
  ['beyond that part', 'rect=1000,0,1000,500', 'rect=0,400,100,300', '0', '1'],
])('a picture’s focal point is the middle of its view “focus”, as a fraction %s', (_of, cut, focus, across, down) => {
  const url = `https://a.cc/a.png?${cut}`
  const read = image({ url, dimensions: { width: 2400, height: 1350 }, focus: { url: `https://a.cc/a.png?${focus}` } })
  const { searchParams } = new URL(read?.url ?? '')
  expect([searchParams.get('fp-x'), searchParams.get('fp-y')]).toEqual([across, down])
})

test.each([
  ['in the middle, as the content system makes it', 'https://a.cc/a.png?rect=525,0,1350,1350&w=400&h=400'],
  ['of the whole picture', 'https://a.cc/a.png?w=400'],
  ['that no number describes', 'https://a.cc/a.png?rect=a,b,c,d'],
  ['without size', 'https://a.cc/a.png?rect=0,0,0,0'],
  ['that is no address', 'rect=1,1,1,1'],
  ['that is no text', 7],
])('a view “focus” %s changes nothing', (_which, focus) => {
  const url = 'https://a.cc/a.png'
  const read = image({ url, dimensions: { width: 2400, height: 1350 }, focus: { url: focus } })
  expect(read?.url).toBe(url)
})

test('whatever a view “focus” says, the focal point is in the picture', () => {
  const side = fc.integer({ min: -5000, max: 5000 })
  fc.assert(
    fc.property(fc.array(side, { minLength: 4, maxLength: 4 }), side, side, (rect, width, height) => {
      const focus = { url: `https://a.cc/a.png?rect=${rect.join(',')}` }
      const read = image({ url: 'https://a.cc/a.png', dimensions: { width, height }, focus })
      const { searchParams } = new URL(read?.url ?? '')
      for (const name of ['fp-x', 'fp-y']) {
        expect(Number(searchParams.get(name) ?? 0.5)).toBeGreaterThanOrEqual(0)
        expect(Number(searchParams.get(name) ?? 0.5)).toBeLessThanOrEqual(1)
      }
    }),
  )
})

test('a picture of unknown size is taken for a wide one', () => {
  expect(image({ url: 'https://media.example/a.png' })).toMatchObject({ width: 1600, height: 900, alt: '' })
})

test.each([
  [undefined],
  [{}],
  [{ url: 'javascript:x' }],
  [{ url: '/a.png' }],
  [{ url: 'https://' }],
  ['https://media.example/a.png'],
])('%j is no picture', (value) => {
  expect(image(value)).toBeUndefined()
  expect(imageView(value, 'mobile')).toBeUndefined()
})

const readers: [string, (value: unknown) => unknown][] = [
  ['text', text],
  ['rich', rich],
  ['flag', flag],
  ['number', number],
  ['timestamp', timestamp],
  ['image', image],
  ['imageView', (value) => imageView(value, 'mobile')],
  ['rows', (value) => rows(value as object[])],
  ['oneOf', (value) => oneOf(value, ['a', 'b'], 'a')],
  ['link', (value) => link(value, { locale: 'de', siteUrl: 'https://gruppetto.example' })],
]

/** Anything a document could hold, and what looks like fields but isn't quite. */
const anything = fc.oneof(
  fc.jsonValue(),
  fc.record({ url: fc.jsonValue(), dimensions: fc.jsonValue(), alt: fc.jsonValue(), mobile: fc.jsonValue() }),
  fc.array(
    fc.record({ type: fc.oneof(fc.string(), fc.constantFrom('paragraph', 'image', 'embed')), text: fc.jsonValue() }),
  ),
  fc.record({
    link_type: fc.constantFrom('Web', 'Document'),
    type: fc.jsonValue(),
    uid: fc.jsonValue(),
    lang: fc.jsonValue(),
  }),
)

test.each(readers)('%s never throws, whatever a document holds', (_name, read) => {
  fc.assert(
    fc.property(anything, (value) => {
      expect(() => read(value)).not.toThrow()
    }),
    { numRuns: 1000 },
  )
})

import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseState } from '@/app/[locale]/slice-simulator/parse-state'
import { packSections } from '@/lib/core/simulator/pack-sections'

const calendar = (maxRows: unknown) => ({ slice_type: 'events_calendar', primary: { maxRows } })

test('the server draws exactly the sections that the browser packed', () => {
  const words = fc.dictionary(
    fc.string().filter((key) => key !== '__proto__'),
    fc.jsonValue({ maxDepth: 2, noUnicodeString: false }),
  )
  const type = fc.oneof(fc.constantFrom('events_calendar', 'marketplace', 'stage_scheduler', '__proto__'), fc.string())
  const primary = fc.oneof(words, fc.record({ maxRows: fc.oneof(fc.integer({ max: 60 }), fc.jsonValue()) }))
  const section = fc.record({ slice_type: type, primary, items: fc.array(words, { maxLength: 3 }) })
  const isDrawnAsSent = (sections: unknown[]) => {
    const packed = packSections(sections)
    fc.pre(packed !== undefined)
    const drawn = { sections: JSON.parse(JSON.stringify(sections)) as unknown, cards: packed.cards }
    return isDeepStrictEqual(parseState(packed.state), drawn)
  }
  expect(() =>
    fc.assert(fc.property(fc.array(section, { maxLength: 3 }), isDrawnAsSent), { numRuns: 40 }),
  ).not.toThrow()
})

test.each([
  ['no list', { slice_type: 'text' }],
  ['nothing', undefined],
  ['a function', () => []],
  ['more sections than a page can have', Array.from({ length: 41 }, () => ({ slice_type: 'spacer' }))],
  ['more rows than a page can have', Array.from({ length: 3 }, () => calendar(50))],
  ['more entries than a page can have', [{ items: Array.from({ length: 140 }, () => ({})) }]],
  ['more text than a page can have', [{ primary: { title: 'x'.repeat(60_001) } }]],
  [
    'more than an address can hold',
    [{ primary: { title: Array.from({ length: 900 }, (_, index) => Math.sin(index)).join('') } }],
  ],
])('%s is not packed, since the server would not draw it', (_what, sections) => {
  expect(packSections(sections)).toBeUndefined()
})

import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sectionsInState } from '@/app/[locale]/slice-simulator/sections-in-state'
import { packSections } from '@/lib/core/simulator/pack-sections'

test('the server draws exactly the sections that the browser packed', () => {
  const words = fc.dictionary(
    fc.string().filter((key) => key !== '__proto__'),
    fc.jsonValue({ maxDepth: 2, noUnicodeString: false }),
  )
  const section = fc.record({ slice_type: fc.string(), primary: words, items: fc.array(words, { maxLength: 3 }) })
  const isDrawnAsSent = (sections: unknown[]) => {
    const state = packSections(sections)
    fc.pre(state !== undefined)
    return isDeepStrictEqual(sectionsInState(state), JSON.parse(JSON.stringify(sections)))
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
  ['more entries than a page can have', [{ items: Array.from({ length: 121 }, () => ({})) }]],
  ['more text than a page can have', [{ primary: { title: 'x'.repeat(60_001) } }]],
  [
    'more than an address can hold',
    [{ primary: { title: Array.from({ length: 900 }, (_, index) => Math.sin(index)).join('') } }],
  ],
])('%s is not packed, since the server would not draw it', (_what, sections) => {
  expect(packSections(sections)).toBeUndefined()
})

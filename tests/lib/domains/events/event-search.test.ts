import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeById, parseTags, searchesFor } from '@/lib/domains/events/event-search'

describe('the searches that tags stand for', () => {
  test('ordinary tags are one search', () => {
    expect(searchesFor(parseTags('race, sprint,,'))).toEqual([{ tags: ['race', 'sprint'] }])
  })

  test('HW_RESTRICTION as last tag is not sent: only other rules than those two are let through [CD-029, CD-030]', () => {
    expect(searchesFor(['race', 'HW_RESTRICTION'])).toEqual([
      { tags: ['race'], onlyRules: ['men_only', 'allows_late_join'] },
    ])
    expect(searchesFor(['HW_RESTRICTION', 'race'])).toEqual([{ tags: ['race'] }])
  })

  test('category enforcement is two searches [CD-031]', () => {
    expect(searchesFor(['CATEGORY_ENFORCEMENT', 'race'])).toEqual([
      { tags: ['race'], isEnforced: true },
      { tags: ['race'], hasRules: ['ladies_only'] },
    ])
  })

  test('women-only is a rule, and wins [CD-035]', () => {
    expect(searchesFor(['LADIES_ONLY', 'race'])).toEqual([{ tags: ['race'], hasRules: ['ladies_only'] }])
    expect(searchesFor(['CATEGORY_ENFORCEMENT', 'LADIES_ONLY'])).toHaveLength(1)
  })
})

test('lists become one without an id twice, each where it came first [CD-032]', () => {
  const items = fc.array(fc.record({ id: fc.nat(9).map(String), from: fc.string() }))
  fc.assert(
    fc.property(items, items, (one, other) => {
      const merged = mergeById([one, other])
      const all = [...one, ...other]
      expect(new Set(merged.map(({ id }) => id))).toEqual(new Set(all.map(({ id }) => id)))
      expect(merged).toEqual(merged.map(({ id }) => all.find((each) => each.id === id)))
      expect(new Set(merged).size).toBe(new Set(merged.map(({ id }) => id)).size)
    }),
  )
})

import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { searchKinds } from '@/lib/domains/search/entry'
import { ALIKE, endsAfter, idsFor, idsOfLanguage, kindOfId } from '@/lib/domains/search/entry-order'
import { SearchIndex } from '@/lib/domains/search/search-index'

const language = fc.integer({ min: 0, max: 63 })
const kind = fc.constantFrom(...searchKinds)
const textOf = (length: number) => 'a'.repeat(length)

test('an id is a whole number that says its language and its kind', () => {
  fc.assert(
    fc.property(language, kind, fc.nat(5000), (number, itsKind, length) => {
      const { first, last } = idsFor(number, { kind: itsKind, text: textOf(length) })
      const range = idsOfLanguage(number)
      expect([first, last].every(Number.isSafeInteger)).toBe(true)
      expect([first, last].map(kindOfId)).toEqual([itsKind, itsKind])
      expect(first >= range.first && last <= range.last).toBe(true)
    }),
  )
})

test('of two entries of a kind the one with the shorter text has the smaller ids; of two events the one that ends first', () => {
  const two = (max: number) => fc.uniqueArray(fc.integer({ min: 0, max }), { minLength: 2, maxLength: 2 })
  fc.assert(
    fc.property(language, two(2 ** 32 - 1), two(9000), (number, ends, lengths) => {
      const [soon, late] = ends
        .toSorted((one, other) => one - other)
        .map((end) => idsFor(number, { kind: 'event', text: '', until: end * 1000 }))
      const [short, long] = lengths
        .toSorted((one, other) => one - other)
        .map((length) => idsFor(number, { kind: 'page', text: textOf(length) }))
      expect([soon?.last ?? NaN, short?.last ?? NaN].every(Number.isSafeInteger)).toBe(true)
      expect(soon?.last).toBeLessThan(late?.first ?? NaN)
      expect(short?.last).toBeLessThan(long?.first ?? NaN)
    }),
  )
})

test('an event that ends at a time or later isn’t over by then, one that ended a second before is', () => {
  const now = Date.parse('2026-03-01T12:00:00Z')
  const idAt = (until: number | undefined) => idsFor(1, { kind: 'event', text: '', until }).first
  expect([now, now + 1000, undefined].map((until) => endsAfter(idAt(until), now))).toEqual([true, true, true])
  expect(endsAfter(idAt(now - 1000), now)).toBe(false)
})

test('more entries that are alike than a place in the order has room for are all found', () => {
  const index = new SearchIndex(':memory:')
  onTestFinished(() => index.close())
  const alike = Array.from({ length: ALIKE + 2 }, (_, number) => ({
    key: String(number),
    version: '1',
    entries: [{ kind: 'page' as const, locale: 'en', title: 'Ride', text: '', place: { path: `/${number}` } }],
  }))
  index.put('content', alike)
  expect(new Set(index.matches('"ride"', 'title or text', 'en')).size).toBe(ALIKE + 2)
})

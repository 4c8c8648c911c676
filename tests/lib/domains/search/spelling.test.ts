import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editDistance, Spelling } from '@/lib/domains/search/spelling'

const known = new Spelling(
  [
    ['campaign', 3],
    ['champion', 9],
    ['ride', 20],
    ['rider', 5],
    ['tour', 2],
    ['membership', 7],
    ['über', 1],
  ].map(([word, count]) => ({ word: String(word), count: Number(count) })),
)

describe('a word that was typed wrongly is corrected', () => {
  test.each([
    ['two letters swapped', 'campaing', ['campaign']],
    ['a letter too few', 'campagn', ['campaign']],
    ['a letter too many, the nearest first', 'riider', ['rider']],
    ['two letters of a long word', 'membarshop', ['membership']],
    ['another letter at the beginning', 'tide', ['ride']],
  ])('%s', (_, typed, meant) => {
    expect(known.corrections(typed)).toEqual(meant)
  })

  test('but not a short one, and not one unlike any other', () => {
    expect(known.corrections('rid')).toEqual([])
    expect(known.corrections('xylophone')).toEqual([])
  })

  test('by the most frequent word of the most similar ones, and by four at the most', () => {
    const words = ['aaaab', 'aaaac', 'aaaad', 'aaaae', 'aaaaf'].map((word, count) => ({ word, count }))
    expect(new Spelling(words).corrections('aaaaz')).toEqual(['aaaaf', 'aaaae', 'aaaad', 'aaaac'])
  })
})

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), maxLength: 8 })

/** The distance by its definition, without a limit. */
function slowDistance(one: string, other: string): number {
  if (one === '' || other === '') return Math.max(one.length, other.length)
  const isSame = one.at(-1) === other.at(-1)
  const isSwapped = one.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1)
  return Math.min(
    slowDistance(one.slice(0, -1), other) + 1,
    slowDistance(one, other.slice(0, -1)) + 1,
    slowDistance(one.slice(0, -1), other.slice(0, -1)) + (isSame ? 0 : 1),
    ...(isSwapped ? [slowDistance(one.slice(0, -2), other.slice(0, -2)) + 1] : []),
  )
}

describe('the distance of two words', () => {
  test('is the number of edits, as far as it is asked for', () => {
    const short = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 })
    fc.assert(
      fc.property(short, short, fc.integer({ min: 0, max: 3 }), (one, other, most) => {
        const distance = slowDistance(one, other)
        expect(Math.min(editDistance(one, other, most), most + 1)).toBe(Math.min(distance, most + 1))
      }),
    )
  })

  test('is the same from either side', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, other, 8)).toBe(editDistance(other, one, 8))
      }),
    )
  })

  test('finds every word within it, whatever letters it consists of', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 12 }), word, (words, typed) => {
        fc.pre(typed.length >= 4)
        const found = new Spelling(words.map((each) => ({ word: each, count: 1 }))).corrections(typed)
        const most = typed.length < 8 ? 1 : 2
        const near = words.filter((each) => each.length >= 3 && editDistance(typed, each, most) <= most)
        expect(found.length).toBe(Math.min(near.length, 4))
        expect(found.every((each) => near.includes(each))).toBe(true)
      }),
    )
  })
})

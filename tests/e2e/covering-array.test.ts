import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coveringArray } from '../../e2e/support/covering-array.ts'

const partsOf = (count: number) => Array.from({ length: count }, (_, index) => `part ${index}`)

test('of each two parts some group has the one alone, some the other alone, and some neither', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 40 }), fc.nat(), fc.nat(), (count, first, second) => {
      const parts = partsOf(count)
      const [one, other] = [parts[first % count], parts[second % count]]
      fc.pre(one !== undefined && other !== undefined && one !== other)
      const found = coveringArray(parts).map((group) => `${group.includes(one)} ${group.includes(other)}`)
      expect(found).toEqual(expect.arrayContaining(['true false', 'false true', 'false false']))
    }),
  )
})

test('fifteen parts take six groups', () => {
  expect(coveringArray(partsOf(15))).toHaveLength(6)
  expect(coveringArray(partsOf(16))).toHaveLength(7)
})

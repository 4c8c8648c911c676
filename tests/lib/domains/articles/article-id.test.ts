import fc from 'fast-check'
import { expect, test } from 'vitest'
import { articleNumberOf, encodeArticleId } from '@/lib/domains/articles/article-id'

const articleNumber = fc.integer({ min: 0, max: 999_999_999_999_999 })

test.each([
  ['7', 7],
  ['7-winter-base', 7],
  ['0042-', 42],
  ['-7', undefined],
  ['', undefined],
  ['winter-7', undefined],
  ['7winter', undefined],
  ['9'.repeat(16), undefined],
])('the number of %j is %s [CD-003]', (configuredId, expected) => {
  expect(articleNumberOf(configuredId)).toBe(expected)
})

test('whatever follows the dash is of no account [CD-003]', () => {
  fc.assert(
    fc.property(articleNumber, fc.string(), (number, rest) => {
      expect(articleNumberOf(`${number}-${rest}`)).toBe(number)
    }),
  )
})

test('adds the offset and encodes the sum [CD-004, CD-005, CN-023]', () => {
  expect(encodeArticleId(0)).toBe('NzI3NjkyNjM')
  expect(encodeArticleId(7)).toBe(Buffer.from('72769270').toString('base64url'))
})

test('is the unpadded base64url of the sum for every number [CD-004, CD-005]', () => {
  fc.assert(
    fc.property(articleNumber, (number) => {
      const encoded = encodeArticleId(number)
      expect(encoded).toMatch(/^[\w-]+$/)
      expect(Number(Buffer.from(encoded, 'base64url').toString()) - 72_769_263).toBe(number)
    }),
  )
})

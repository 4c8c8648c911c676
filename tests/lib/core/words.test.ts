import { createTranslator } from 'next-intl'
import { expect, expectTypeOf, test } from 'vitest'
import { fill, withGiven, wordsOf } from '@/lib/core/words'

const messages = { join: 'Join', joined: '{name} joined group {category}', pace: { fast: 'Fast' } }
const t = createTranslator({ locale: 'en', messages })

test('names in braces are replaced by their values, everywhere they stand', () => {
  expect(fill('{done} of {count}: {done}', { done: 2, count: 0 })).toBe('2 of 0: 2')
})

test('a name without value stays for later', () => {
  expect(fill('{name} joined {category}', { category: 'B' })).toBe('{name} joined B')
})

test('a value is taken as it is, whatever it holds', () => {
  expect(fill('{name} joined {category}', { name: '$& {category} $1', category: 'B' })).toBe(
    '$& {category} $1 joined B',
  )
})

test('an island gets the texts of its keys as they stand, but for what is known already', () => {
  const texts = wordsOf(t, ['join', 'joined'], { category: 'B' })
  expect(texts).toEqual({ join: 'Join', joined: '{name} joined group B' })
  expectTypeOf(texts).toEqualTypeOf<Record<'join' | 'joined', string>>()
})

test('a key that has no text is an error of the compiler', () => {
  // @ts-expect-error -- misspelt
  const misspelt = () => wordsOf(t, ['joint'])
  // @ts-expect-error -- no text, but a group of texts
  const group = () => wordsOf(t, ['pace'])
  expect([misspelt, group]).toHaveLength(2)
})

test('words of content stand in the place of ours, where there are any', () => {
  expect(withGiven({ join: 'Join', leave: 'Leave' }, { join: 'Come along', leave: undefined })).toEqual({
    join: 'Come along',
    leave: 'Leave',
  })
})

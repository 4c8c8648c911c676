import { expect, test } from 'vitest'
import { shareOf, shareTags } from '@/lib/core/server/share'
import { isTagOnly, TAG_ONLY } from '@/lib/core/server/tag-only'
import { withdrawnTag } from '@/lib/core/server/withdrawn-tag'

test('the page cache knows an open read by its tags, among all others', () => {
  expect(shareOf(shareTags('open'))).toBe('open')
  expect(shareOf(['event:7', ...shareTags('open')])).toBe('open')
  expect(shareOf(shareTags('content'))).toBe('content')
  expect(shareOf(['event:7', 'open'])).toBe('content')
  expect(shareTags('content')).toEqual([])
})

test('a read that is made for its tags alone is known by its value', () => {
  expect(isTagOnly(JSON.stringify(TAG_ONLY))).toBe(true)
  for (const body of ['false', '{}', '"true"', '', 'true ']) expect(isTagOnly(body)).toBe(false)
})

test('each document has a tag of its own for being withdrawn', () => {
  expect(withdrawnTag({ id: 'a' })).toBe('withdrawn:a')
})

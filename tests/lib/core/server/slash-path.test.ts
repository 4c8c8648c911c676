import { expect, test } from 'vitest'
import { slashPath } from '@/lib/core/server/slash-path'

test('paths of Windows have slashes afterwards', () => {
  expect(slashPath(String.raw`static\chunks\a.js`, '\\')).toBe('static/chunks/a.js')
})

test('elsewhere a backslash is part of a name', () => {
  expect(slashPath(String.raw`static/a\b.js`, '/')).toBe(String.raw`static/a\b.js`)
})

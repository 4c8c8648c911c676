import { expect, test } from 'vitest'
import { retryAfterMs } from '@/lib/core/server/retry-after'

const NOW = Date.parse('2026-03-10T18:00:00Z')

test.each([
  ['30', 30_000],
  ['0', 0],
  ['Tue, 10 Mar 2026 18:00:30 GMT', 30_000],
  ['Tue, 10 Mar 2026 17:00:00 GMT', 0],
  ['30 s', undefined],
  ['x30', undefined],
  ['soon', undefined],
])('a service that says “%s” asks for %s ms', (asked, milliseconds) => {
  expect(retryAfterMs(new Headers({ 'retry-after': asked }), NOW)).toBe(milliseconds)
})

test('a service that says nothing asks for nothing', () => {
  expect(retryAfterMs(new Headers(), NOW)).toBeUndefined()
})

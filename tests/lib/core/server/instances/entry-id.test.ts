import { expect, test } from 'vitest'
import { compareIds } from '@/lib/core/server/instances/entry-id'

test.each([
  ['9-0', '10-0', -1],
  ['10-2', '10-10', -1],
  ['1900000000000-1', '1900000000000-1', 0],
  ['18446744073709551615-0', '18446744073709551614-9', 1],
])('%s and %s are compared as numbers: %d', (one, other, sign) => {
  expect(compareIds(one, other)).toBe(sign)
})

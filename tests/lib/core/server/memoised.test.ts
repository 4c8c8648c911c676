import { expect, test, vi } from 'vitest'
import { memoLimits } from '@/lib/core/limits'
import { memoised } from '@/lib/core/server/memoised'

test('a result is computed once, and anew for a text that others have pushed out', () => {
  const compute = vi.fn((text: string) => text.length)
  const lengthOf = memoised(compute)
  expect(['a', 'a', 'bb', 'a'].map(lengthOf)).toEqual([1, 1, 2, 1])
  expect(compute).toHaveBeenCalledTimes(2)
  for (let number = 0; number < memoLimits.most; number += 1) lengthOf(String(number))
  compute.mockClear()
  expect([lengthOf('a'), lengthOf('a')]).toEqual([1, 1])
  expect(compute).toHaveBeenCalledOnce()
})

test('results that are false or empty are remembered, too', () => {
  const compute = vi.fn((text: string) => text === 'yes')
  const isYes = memoised(compute)
  expect([isYes('no'), isYes('no')]).toEqual([false, false])
  expect(compute).toHaveBeenCalledOnce()
})

test('long texts, of which a client could send any number, are not remembered', () => {
  const compute = vi.fn((text: string) => text.length)
  const lengthOf = memoised(compute)
  const longest = 'a'.repeat(memoLimits.longest)
  expect([lengthOf(longest), lengthOf(longest)]).toEqual([longest.length, longest.length])
  expect(compute).toHaveBeenCalledTimes(1)
  compute.mockClear()
  const long = `${longest}a`
  expect([lengthOf(long), lengthOf(long)]).toEqual([long.length, long.length])
  expect(compute).toHaveBeenCalledTimes(2)
})

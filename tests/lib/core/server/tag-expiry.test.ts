import { beforeEach, expect, test, vi } from 'vitest'
import { isTagOnly, TAG_ONLY } from '@/lib/core/server/tag-only'
import { shareOf, shareTags } from '@/lib/core/server/share'
import { withdrawnTag } from '@/lib/core/server/withdrawn-tag'

beforeEach(() => void vi.resetModules())

/** A process whose page cache has not come up. */
async function newProcess() {
  const { forgetProcessState } = await import('@/tests/support/forget-process-state')
  forgetProcessState()
  return import('@/lib/core/server/tag-expiry')
}

test('tags expire by what the page cache provides, and by the last that came up', async () => {
  const { expireTags, provideTagExpiry } = await newProcess()
  const [first, second] = [vi.fn(async () => undefined), vi.fn(async () => undefined)]
  provideTagExpiry(first)
  provideTagExpiry(second)
  await expireTags(['a', 'b'])
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledExactlyOnceWith(['a', 'b'])
})

test('no tags need no page cache', async () => {
  const { expireTags, provideTagExpiry } = await newProcess()
  await expect(expireTags([])).resolves.toBeUndefined()
  const expire = vi.fn(async () => undefined)
  provideTagExpiry(expire)
  await expireTags([])
  expect(expire).not.toHaveBeenCalled()
})

test('as long as the page cache has not come up, whoever expires tags is told', async () => {
  const { expireTags } = await newProcess()
  await expect(expireTags(['a'])).rejects.toThrow('page cache')
})

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

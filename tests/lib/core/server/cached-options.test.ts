import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { cachedRead, type CachedRead } from '@/lib/core/server/cached-read'
import { shareOf, shareTags } from '@/lib/core/server/share'

/** What the framework's data cache is told of a read. */
const told: unknown[][] = []
vi.mock('next/cache', () => ({
  unstable_cache: (read: () => Promise<unknown>, ...about: unknown[]) => {
    told.push(about)
    return read
  },
}))

async function toldOf(its: Partial<CachedRead<number>>) {
  told.splice(0)
  const read: CachedRead<number> = { key: ['route', '1'], share: 'content', schema: z.int(), revalidate: 60, ...its }
  await cachedRead(read, async () => 7)
  return told[0]
}

const shape = expect.stringMatching(/^[\w-]{43}$/)

test('the framework is told a read’s key with its shape, how long it lives, and its tags', async () => {
  expect(await toldOf({})).toEqual([['route', '1', shape], { revalidate: 60, tags: [] }])
  expect(await toldOf({ tags: ['doc:a'], revalidate: 5 })).toEqual([
    ['route', '1', shape],
    { revalidate: 5, tags: ['doc:a'] },
  ])
})

test('a read that visitors choose says so by a tag, by which it is known again', async () => {
  const [, options] = (await toldOf({ share: 'open', tags: ['doc:a'] })) ?? []
  const { tags } = z.object({ tags: z.array(z.string()) }).parse(options)
  expect(tags).toEqual(['doc:a', ...shareTags('open')])
  expect([shareOf(tags), shareOf(['doc:a']), shareOf([])]).toEqual(['open', 'content', 'content'])
  expect([shareTags('content'), shareTags('open').length]).toEqual([[], 1])
})

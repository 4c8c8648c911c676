import { expect, test, vi } from 'vitest'
import type { AllDocumentTypes } from '@/prismicio-types'
import { CHECK_AFTER_MS, LAG_CHECK_MS, PublishTracker, RETRY_AFTER_MS } from '@/lib/content/publishes/publish-tracker'
import { UpstreamError, type UpstreamErrorKind } from '@/lib/core/errors'
import { log } from '@/lib/core/server/log'
import { contentDocument } from '../started-site'

vi.mock('@/lib/core/server/log', () => ({ log: { warn: vi.fn(), error: vi.fn() } }))

/** The content service as it answers now, a clock that stands still, and a disk. */
function setting({ titles = {}, kept = [] }: { titles?: Record<string, string>; kept?: string[] } = {}) {
  const world = {
    now: 1_000_000,
    ref: 'ref-1',
    titles,
    isDown: false,
    /** How reading a document fails. */
    failing: {} as Record<string, UpstreamErrorKind>,
    isCacheUp: true,
    kept,
    expired: [] as string[],
    asked: 0,
    timers: [] as { at: number; run: () => void }[],
  }
  const tracker = () =>
    new PublishTracker({
      expire: async (tags) => {
        if (!world.isCacheUp) throw new Error('the page cache has not come up')
        world.expired.push(...tags)
      },
      fetchMasterRef: async () => {
        world.asked += 1
        if (world.isDown) throw new Error('out of reach')
        return world.ref
      },
      readDocuments: async (ids, ref) =>
        ids.flatMap((id) => {
          const kind = world.failing[id]
          if (kind !== undefined) throw new UpstreamError({ service: 'content', operation: 'getByIDs', kind })
          const title = world.titles[id]
          return title === undefined ? [] : [document(id, title, ref)]
        }),
      kept: {
        read: () => world.kept,
        write: (ids) => {
          world.kept = ids
          return true
        },
      },
      tell: async () => undefined,
      turn: { isOurs: async () => true, giveBack: async () => undefined, token: undefined },
      now: () => world.now,
      later: (milliseconds, run) => void world.timers.push({ at: world.now + milliseconds, run }),
    })
  /** Lets time pass. */
  async function wait(milliseconds: number): Promise<void> {
    const end = world.now + milliseconds
    for (;;) {
      const next = world.timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
      if (next === undefined) break
      world.timers.splice(world.timers.indexOf(next), 1)
      world.now = Math.max(world.now, next.at)
      next.run()
      // Everything here answers within microtasks.
      await new Promise(setImmediate)
    }
    world.now = end
  }
  /** The tags that have expired since this was last asked. */
  const newlyExpired = () => world.expired.splice(0)
  return { world, tracker, wait, newlyExpired }
}

const document = (id: string, title: string, ref: string) =>
  contentDocument(id, {
    uid: id,
    href: `https://content.test/?ref=${ref}`,
    data: { title },
  }) as unknown as AllDocumentTypes

const tagsOf = (id: string) => [`doc:${id}`, `alternate:${id}`, 'type:page', `translation:page:${id}:en-us`]

const allChecksMs = CHECK_AFTER_MS.reduce((sum, each) => sum + each)

test.each(CHECK_AFTER_MS.map((_, check) => check))(
  'an API that lags behind its webhook until check %d makes the pages stale once more',
  async (check) => {
    const { world, tracker, wait, newlyExpired } = setting({ titles: { a: 'Before' } })
    await tracker().announce(['a'])
    newlyExpired()
    const lag = CHECK_AFTER_MS.slice(0, check).reduce((sum, each) => sum + each, 0)
    await wait(lag)
    expect(newlyExpired()).toEqual([])
    world.ref = 'ref-2'
    world.titles = { a: 'After' }
    await wait(allChecksMs - lag)
    expect(newlyExpired()).toEqual(tagsOf('a'))
  },
)

test('a document that appears late, or goes late, counts as changed', async () => {
  const { world, tracker, wait, newlyExpired } = setting({ titles: { going: 'Here' } })
  await tracker().announce(['coming', 'going'])
  newlyExpired()
  world.ref = 'ref-2'
  world.titles = { coming: 'Here' }
  await wait(allChecksMs)
  expect(newlyExpired()).toEqual([
    'doc:coming',
    'doc:going',
    'alternate:coming',
    'alternate:going',
    'withdrawn:going',
    'type:page',
    'translation:page:coming:en-us',
  ])
})

test('an API that lags ten seconds behind its webhook is found out within twenty', async () => {
  const { world, tracker, wait, newlyExpired } = setting({ titles: { a: 'Before' } })
  await tracker().announce(['a'])
  newlyExpired()
  await wait(10_000)
  expect(newlyExpired()).toEqual([])
  Object.assign(world, { ref: 'ref-2', titles: { a: 'After' } })
  await wait(10_000)
  expect(newlyExpired()).toContain('doc:a')
})

test('an API that does not show the ref of its webhook is asked until it does, and seldom after that', async () => {
  const { world, tracker, wait, newlyExpired } = setting({ titles: { a: 'Before' } })
  await tracker().announce(['a'], 'ref-2')
  newlyExpired()
  await wait(10_000)
  expect(newlyExpired()).toEqual([])
  Object.assign(world, { ref: 'ref-2', titles: { a: 'After' } })
  await wait(LAG_CHECK_MS)
  expect(newlyExpired()).toEqual(tagsOf('a'))
  const { asked } = world
  await wait(allChecksMs)
  expect(world.asked).toBe(asked + CHECK_AFTER_MS.length)
  expect(world.kept).toEqual([])
})

test('a ref that never shows is not waited for without end, and one that others have passed not at all', async () => {
  const { world, tracker, wait } = setting({ titles: { a: 'A', b: 'B' } })
  const only = tracker()
  await only.announce(['a'], 'ref-of-nobody')
  await wait(40_000 + allChecksMs)
  expect(world.kept).toEqual([])
  await only.announce(['a'], 'ref-2')
  world.ref = 'ref-3'
  await wait(LAG_CHECK_MS)
  const { asked } = world
  await wait(LAG_CHECK_MS * 3)
  expect(world.asked).toBeLessThanOrEqual(asked + 1)
})

test('publishes that lag together are asked about together', async () => {
  const { world, tracker, wait } = setting({ titles: { a: 'A', b: 'B' } })
  const only = tracker()
  for (const id of ['a', 'b']) {
    await only.announce([id], 'ref-2')
    await wait(200)
  }
  const { asked } = world
  await wait(10_000)
  expect(world.asked - asked).toBeLessThanOrEqual(11)
})

test('a publish that others follow leaves its own pages alone', async () => {
  const { world, tracker, wait, newlyExpired } = setting({ titles: { a: 'A', b: 'B' } })
  const only = tracker()
  await only.announce(['a'])
  world.ref = 'ref-2'
  world.titles = { a: 'A', b: 'B, anew' }
  await only.announce(['b'])
  newlyExpired()
  await wait(allChecksMs)
  expect(newlyExpired()).toEqual([])
})

test('a publish that was checked to the end is forgotten, and nobody is asked any more', async () => {
  const { world, tracker, wait } = setting({ titles: { a: 'A' } })
  await tracker().announce(['a'])
  expect(world.kept).toEqual(['a'])
  await wait(allChecksMs)
  expect(world.kept).toEqual([])
  const { asked } = world
  await wait(allChecksMs * 10)
  expect(world.asked).toBe(asked)
})

test('in an outage every list is stale, and the service is asked until it answers', async () => {
  const { world, tracker, wait, newlyExpired } = setting({ titles: { a: 'A' } })
  world.isDown = true
  await tracker().announce(['a'])
  expect(newlyExpired()).toEqual(expect.arrayContaining(['doc:a', 'type:navigation', 'type:settings']))
  await wait(RETRY_AFTER_MS * 100)
  expect(newlyExpired()).toEqual([])
  world.isDown = false
  await wait(RETRY_AFTER_MS)
  expect(newlyExpired()).toEqual(tagsOf('a'))
})

test.each(['schema', 'too_large'] as const)(
  'a publish whose documents can’t be read (%s) makes everything stale, is no outage, and ends',
  async (kind) => {
    const { world, tracker, wait, newlyExpired } = setting()
    world.failing = { big: kind }
    await tracker().announce(['big'])
    expect(newlyExpired()).toEqual(expect.arrayContaining(['doc:big', 'type:page', 'type:redirect']))
    await wait(allChecksMs)
    expect([world.kept, newlyExpired()]).toEqual([[], []])
    world.ref = 'ref-2'
    await tracker().announce(['big'], 'ref-3')
    newlyExpired()
    world.ref = 'ref-3'
    await wait(LAG_CHECK_MS)
    expect(newlyExpired()).toContain('type:page')
  },
)

test('a publish that can’t be read yet keeps no other from being read', async () => {
  const { world, tracker, wait, newlyExpired } = setting({ titles: { a: 'Before' } })
  const one = tracker()
  world.failing = { slow: 'timeout' }
  await one.announce(['slow'])
  await one.announce(['a'], 'ref-2')
  newlyExpired()
  Object.assign(world, { ref: 'ref-2', titles: { a: 'After' } })
  await wait(LAG_CHECK_MS)
  expect(newlyExpired()).toEqual(tagsOf('a'))
})

test('what was open when the process ended is read by the next one', async () => {
  const { world, tracker, wait, newlyExpired } = setting({ titles: { a: 'A', b: 'B' } })
  world.isDown = true
  const killed = tracker()
  await killed.announce(['a'])
  await killed.announce(['b'])
  world.timers.length = 0
  newlyExpired()
  tracker().resume()
  await wait(RETRY_AFTER_MS)
  // The process may have been killed before that.
  expect(newlyExpired().toSorted()).toEqual(['alternate:a', 'alternate:b', 'doc:a', 'doc:b'])
  world.isDown = false
  await wait(RETRY_AFTER_MS)
  expect(newlyExpired()).toEqual(expect.arrayContaining([...tagsOf('a'), ...tagsOf('b')]))
})

test('a publish that the page cache can’t be told of is remembered and tried again; it is no outage of the content service', async () => {
  const { world, tracker, wait, newlyExpired } = setting({ titles: { a: 'A' } })
  vi.mocked(log.warn).mockClear()
  world.isCacheUp = false
  await expect(tracker().announce(['a'])).resolves.toEqual([])
  expect([world.kept, world.asked]).toEqual([['a'], 0])
  await wait(RETRY_AFTER_MS * 2)
  expect(newlyExpired()).toEqual([])
  expect(log.warn).not.toHaveBeenCalled()
  expect(log.error).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('page cache'))
  world.isCacheUp = true
  await wait(RETRY_AFTER_MS)
  expect(newlyExpired()).toEqual(['doc:a', 'alternate:a', ...tagsOf('a')])
})

test('what is certain about a publish is done once it can be, though the content service does not answer yet', async () => {
  const { world, tracker, wait, newlyExpired } = setting({ titles: { a: 'A' } })
  Object.assign(world, { isDown: true, isCacheUp: false })
  await tracker().announce(['a'])
  world.isCacheUp = true
  await wait(RETRY_AFTER_MS * 3)
  expect(newlyExpired()).toEqual(['doc:a', 'alternate:a'])
})

test('a start with nothing open asks nobody', async () => {
  const { world, tracker, wait } = setting()
  tracker().resume()
  await wait(allChecksMs)
  expect(world.asked).toBe(0)
})

test('publishes without number in an outage become one, and none of them is lost', async () => {
  const ids = Array.from({ length: 200 }, (_, place) => `d${place}`)
  const { world, tracker, wait, newlyExpired } = setting({ titles: Object.fromEntries(ids.map((id) => [id, id])) })
  world.isDown = true
  const only = tracker()
  for (const id of ids) await only.announce([id])
  newlyExpired()
  world.isDown = false
  world.asked = 0
  await wait(RETRY_AFTER_MS)
  expect(newlyExpired()).toEqual(expect.arrayContaining(ids.map((id) => `doc:${id}`)))
  expect(world.asked).toBeLessThanOrEqual(3)
})

import { beforeEach, expect, test, vi } from 'vitest'
import { LAG_CHECK_MS, PublishTracker } from '@/lib/content/publishes/publish-tracker'
import { log } from '@/lib/core/server/log'

vi.mock('@/lib/core/server/log', () => ({ log: { warn: vi.fn(), error: vi.fn() } }))

beforeEach(() => vi.clearAllMocks())

/** A tracker whose content service and page cache are as a test says, with its disk and its timers. */
function setting() {
  const world = {
    now: 1000,
    ref: 'ref-1',
    failure: undefined as Error | undefined,
    kept: [] as string[][],
    isDiskFull: false,
  }
  const timers: { at: number; run: () => void }[] = []
  const expired: string[][] = []
  const asked = vi.fn<(ids: readonly string[]) => void>()
  let expiry: Error | undefined
  const tracker = new PublishTracker({
    expire: async (tags) => {
      if (expiry) throw expiry
      expired.push([...tags])
    },
    fetchMasterRef: async () => {
      if (world.failure) throw world.failure
      return world.ref
    },
    readDocuments: async (ids) => {
      asked(ids)
      return []
    },
    kept: { read: () => world.kept.at(-1), write: (ids) => world.kept.push(ids) > 0 && !world.isDiskFull },
    now: () => world.now,
    later: (milliseconds, run) => void timers.push({ at: world.now + milliseconds, run }),
  })
  /** Lets the next timer run. */
  const next = async () => {
    const timer = timers.toSorted((one, other) => one.at - other.at)[0]
    if (timer === undefined) return
    timers.splice(timers.indexOf(timer), 1)
    world.now = timer.at
    timer.run()
    await new Promise(setImmediate)
  }
  return { world, tracker, timers, expired, asked, next, stopExpiry: (error: Error) => void (expiry = error) }
}

test('a publish of nothing is none', async () => {
  const { tracker, world, timers } = setting()
  await expect(tracker.announce([])).resolves.toEqual([])
  expect([world.kept, timers]).toEqual([[], []])
})

test('a publish is remembered before anything is asked', async () => {
  const { tracker, world } = setting()
  const announced = tracker.announce(['a', 'a', 'b'])
  expect(world.kept).toEqual([['a', 'b']])
  await announced
})

test('a disk that remembers nothing is told of in the log', async () => {
  const { tracker, world } = setting()
  world.isDiskFull = true
  await tracker.announce(['a', 'b'])
  expect(log.warn).toHaveBeenCalledWith({ documents: 2 }, expect.any(String))
})

test('the log says why a check failed, and how many publishes wait', async () => {
  const { tracker, world, stopExpiry } = setting()
  world.failure = new Error('out of reach')
  await tracker.announce(['a'])
  expect(log.warn).toHaveBeenCalledExactlyOnceWith({ err: world.failure, publishes: 1 }, expect.any(String))
  const full = new Error('disk')
  stopExpiry(full)
  await expect(tracker.announce(['b'])).resolves.toEqual([])
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    { err: expect.objectContaining({ cause: full }), publishes: 1 },
    expect.any(String),
  )
})

test('more than fifty that wait become one, which is checked with all their documents', async () => {
  const { tracker, world, asked, next } = setting()
  world.failure = new Error('out of reach')
  const ids = Array.from({ length: 51 }, (_, at) => `doc-${at}`)
  for (const id of ids) await tracker.announce([id])
  expect(world.kept.at(-1)?.toSorted()).toEqual(ids.toSorted())
  world.failure = undefined
  await next()
  expect(asked.mock.calls.map(([documents]) => documents.length)).toContain(50)
})

test('fifty that wait stay apart', async () => {
  const { tracker, world, asked, next } = setting()
  world.failure = new Error('out of reach')
  for (let at = 0; at < 50; at += 1) await tracker.announce([`doc-${at}`])
  world.failure = undefined
  await next()
  expect(asked.mock.calls.map(([documents]) => documents.length)).toEqual(Array(50).fill(1))
})

test('an API that never shows the ref of its webhook is asked each second, thirty times, and then as usual', async () => {
  const { tracker, timers, world, next } = setting()
  await tracker.announce(['a'], 'ref-2')
  const pauses: number[] = []
  while (timers.length > 0 && pauses.length < 100) {
    pauses.push((timers[0]?.at ?? 0) - world.now)
    await next()
  }
  expect(pauses).toEqual([...Array(30).fill(LAG_CHECK_MS), 1000, 4000, 15_000, 60_000])
})

test('one timer waits for what is due first', async () => {
  const { tracker, timers } = setting()
  await tracker.announce(['a'])
  await tracker.announce(['b'])
  expect(timers).toHaveLength(1)
})

import { beforeEach, expect, test, vi } from 'vitest'
import { siteLog } from '@/lib/core/server/logging/logger'
import type { PurgeKind } from '@/lib/delivery/front/front-keys'
import { AGAIN_MS, MOST_WAITING, PurgeQueue, type Waiting } from '@/lib/delivery/front/purge/purge-queue'

let now: number
let timers: { at: number; run: () => void }[]
let disk: Waiting | undefined
let purged: { at: number; kind: PurgeKind; keys: readonly string[] }[]
let isDown: boolean

beforeEach(() => {
  now = 0
  timers = []
  disk = undefined
  purged = []
  isDown = false
  vi.spyOn(siteLog(), 'warn').mockImplementation(() => undefined)
  vi.spyOn(siteLog(), 'info').mockImplementation(() => undefined)
})

const start = () =>
  new PurgeQueue(
    {
      name: 'front',
      mostKeys: 3,
      longestPauseMs: 1_000,
      purge: async (keys, kind) => {
        purged.push({ at: now, kind, keys })
        if (isDown) throw new Error('down')
      },
    },
    {
      kept: {
        read: () => disk,
        write: (waiting) => {
          disk = waiting
          return true
        },
      },
      now: () => now,
      later: (milliseconds, run) => void timers.push({ at: now + milliseconds, run }),
    },
  )

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Lets time pass, with all timers that are due meanwhile. */
async function pass(milliseconds: number): Promise<void> {
  const end = now + milliseconds
  await settle()
  for (;;) {
    const next = timers.toSorted((one, other) => one.at - other.at).find(({ at }) => at <= end)
    if (next === undefined) break
    timers.splice(timers.indexOf(next), 1)
    now = Math.max(now, next.at)
    next.run()
    await settle()
  }
  now = end
}

test('keys are purged at once, and once more for what was on its way to the front', async () => {
  start().add(['a', 'b'], 'soft')
  await pass(0)
  expect(purged).toEqual([{ at: 0, kind: 'soft', keys: ['a', 'b'] }])
  await pass(60_000)
  expect(purged.slice(1)).toEqual([{ at: AGAIN_MS, kind: 'soft', keys: ['a', 'b'] }])
  expect(disk).toEqual([])
})

test('a front that takes no purges is asked again after growing pauses, a second at most for this one, until it does', async () => {
  isDown = true
  start().add(['a'], 'soft')
  await pass(20_000)
  const times = purged.map(({ at }) => at)
  expect(times.slice(0, 6)).toEqual([0, 250, 750, 1750, 2750, 3750])
  expect(times.at(-1)).toBe(19_750)
  expect(siteLog().warn).toHaveBeenCalledTimes(1)
  isDown = false
  await pass(1_000)
  expect(siteLog().info).toHaveBeenCalledTimes(1)
  await pass(60_000)
  expect(disk).toEqual([])
  expect(purged.at(-1)?.keys).toEqual(['a'])
})

test('after it is back, it is asked after the first pause again', async () => {
  isDown = true
  const queue = start()
  queue.add(['a'], 'soft')
  await pass(2_000)
  isDown = false
  await pass(60_000)
  purged = []
  isDown = true
  queue.add(['b'], 'soft')
  await pass(250)
  expect(purged).toHaveLength(2)
})

test('what is added while the front is asked, or is not there, goes with the next purge', async () => {
  isDown = true
  const queue = start()
  queue.add(['a'], 'soft')
  queue.add(['b'], 'soft')
  await pass(0)
  queue.add(['c'], 'soft')
  await pass(250)
  expect(purged.map(({ keys }) => keys)).toEqual([['a'], ['a', 'b', 'c']])
})

test('a key that is added again while it is purged is purged again', async () => {
  const queue = start()
  queue.add(['a'], 'soft')
  queue.add(['a'], 'soft')
  await pass(0)
  expect(purged).toHaveLength(2)
})

test('keys go as many at once as the front takes, and in their own way', async () => {
  const queue = start()
  queue.add(['a', 'b', 'c', 'd'], 'soft')
  queue.add(['e', 'b'], 'hard')
  await pass(0)
  expect(purged.map(({ keys, kind }) => [kind, ...keys])).toEqual([
    ['soft', 'a', 'b', 'c'],
    ['hard', 'b', 'e'],
    ['soft', 'd'],
  ])
})

test('a key that is to be purged hard stays so', async () => {
  isDown = true
  const queue = start()
  queue.add(['a'], 'hard')
  queue.add(['a'], 'soft')
  isDown = false
  await pass(250)
  expect(purged.at(-1)).toMatchObject({ keys: ['a'], kind: 'hard' })
})

test('what waits is on disk before anything is asked, and the next process goes on with it', async () => {
  isDown = true
  start().add(['a', 'b'], 'hard')
  expect(disk).toEqual([
    ['a', 'hard'],
    ['b', 'hard'],
  ])
  timers = []
  purged = []
  isDown = false
  start()
  await pass(0)
  expect(purged).toEqual([{ at: 0, kind: 'hard', keys: ['a', 'b'] }])
})

test('too many keys become one that purges everything', async () => {
  isDown = true
  const queue = start()
  await pass(0)
  queue.add(['withdrawn'], 'hard')
  for (let number = 0; number <= MOST_WAITING; number += 500)
    queue.add(
      Array.from({ length: 500 }, (_, place) => `key-${number + place}`),
      'soft',
    )
  expect(disk?.[0]).toEqual(['all', 'hard'])
  expect(disk?.length).toBeLessThan(600)
})

test('nothing to purge is nothing to do', async () => {
  start().add([], 'soft')
  await pass(60_000)
  expect([purged, disk]).toEqual([[], undefined])
})

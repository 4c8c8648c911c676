import { expect, test, vi } from 'vitest'
import { sharedReads } from '@/lib/domains/events/shared-reads'

test('each key is read once for a while, and what was asked for longest ago is forgotten first', async () => {
  const read = vi.fn(async (key: string) => [key.toUpperCase()])
  let time = 0
  const ask = sharedReads(read, { most: 2, maxAgeMs: 100, now: () => time })
  await expect(Promise.all([ask('a'), ask('a'), ask('b')])).resolves.toEqual([['A'], ['A'], ['B']])
  expect(read).toHaveBeenCalledTimes(2)

  await ask('a')
  await ask('c') // in the place of b
  await ask('a')
  expect(read).toHaveBeenCalledTimes(3)
  await ask('b')
  expect(read).toHaveBeenCalledTimes(4)

  time = 100
  await ask('b')
  expect(read).toHaveBeenCalledTimes(5)
})

test('a failure is shared with those who wait, and not kept', async () => {
  const read = vi.fn(async () => ['a']).mockRejectedValueOnce(new Error('down'))
  const ask = sharedReads(read, { most: 2, maxAgeMs: 100, now: () => 0 })
  await expect(Promise.allSettled([ask('a'), ask('a')])).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ])
  await expect(ask('a')).resolves.toEqual(['a'])
  expect(read).toHaveBeenCalledTimes(2)
})

test('lists without anything in them are remembered, and push none out that holds something, however many', async () => {
  const read = vi.fn(async (key: string) => (key === 'tour' ? ['an event'] : []))
  const ask = sharedReads(read, { most: 1, maxAgeMs: 100, now: () => 0 })
  await ask('tour')
  for (let made = 0; made < 1500; made += 1) await ask(`made up ${made}`)
  await ask('made up 1499')
  expect(read).toHaveBeenCalledTimes(1501)
  await ask('tour')
  expect(read).toHaveBeenCalledTimes(1501)
  await ask('made up 0')
  expect(read).toHaveBeenCalledTimes(1502)
})

test('a list that is found empty, or not any more, is remembered as it is now', async () => {
  let [rows, time] = [['an event'], 0]
  const read = vi.fn(async () => rows)
  const ask = sharedReads(read, { most: 2, maxAgeMs: 100, now: () => time })
  for (const found of [['an event'], [], ['another']]) {
    rows = found
    await expect(ask('tour')).resolves.toEqual(found)
    await expect(ask('tour')).resolves.toEqual(found)
    time += 100
  }
  expect(read).toHaveBeenCalledTimes(3)
})

import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { NotFoundError } from '@/lib/core/errors'
import { isCachedMiss } from '@/lib/core/server/cached-miss'
import { cachedRead } from '@/lib/core/server/cached-read'

const { entries } = vi.hoisted(() => ({ entries: new Map<string, string>() }))

/** Next's data cache as far as it matters here: it keeps what was returned, as JSON, and nothing that was thrown. */
vi.mock('next/cache', () => ({
  unstable_cache: (read: () => Promise<unknown>, key: string[]) => async () => {
    const name = key.join()
    const entry = entries.get(name) ?? JSON.stringify(await read())
    entries.set(name, entry)
    const value: unknown = JSON.parse(entry)
    return value
  },
}))

beforeEach(() => entries.clear())

const options = {
  key: ['route', '1'],
  share: 'content' as const,
  schema: z.object({ laps: z.number() }),
  revalidate: 60,
}

test('reads once', async () => {
  const read = vi.fn(() => Promise.resolve({ laps: 3 }))
  await expect(cachedRead(options, read)).resolves.toEqual({ laps: 3 })
  await expect(cachedRead(options, read)).resolves.toEqual({ laps: 3 })
  expect(read).toHaveBeenCalledTimes(1)
})

test('keeps that something is missing', async () => {
  const read = vi.fn(() => Promise.reject(new NotFoundError('route 1')))
  await expect(cachedRead(options, read)).rejects.toEqual(new NotFoundError('route 1'))
  await expect(cachedRead(options, read)).rejects.toEqual(new NotFoundError('route 1'))
  expect(read).toHaveBeenCalledTimes(1)
})

test.each([
  ['no value', z.nullable(z.int()), null],
  ['an empty list', z.array(z.int()), []],
])(
  'keeps %s for an id that a visitor chose as something that is missing, and returns it',
  async (_, schema, nothing) => {
    const read = vi.fn(() => Promise.resolve(nothing))
    const open = { ...options, share: 'open' as const, schema: schema as z.ZodType<typeof nothing> }
    for (let times = 0; times < 2; times += 1) await expect(cachedRead(open, read)).resolves.toEqual(nothing)
    expect(read).toHaveBeenCalledTimes(1)
    expect([...entries.values()].map(isCachedMiss)).toEqual([true])
  },
)

test.each([
  ['an empty list that editors asked for', 'content', z.array(z.int()), []],
  ['a list', 'open', z.array(z.int()), [1]],
  ['nought', 'open', z.int(), 0],
] as const)('keeps %s as what is', async (_, share, schema, value) => {
  const open = { ...options, share, schema: schema as z.ZodType }
  await expect(cachedRead(open, () => Promise.resolve(value))).resolves.toEqual(value)
  expect([...entries.values()].map(isCachedMiss)).toEqual([false])
})

test('keeps no other error', async () => {
  const read = vi.fn(() => Promise.resolve({ laps: 3 })).mockRejectedValueOnce(new Error('down'))
  await expect(cachedRead(options, read)).rejects.toThrow('down')
  await expect(cachedRead(options, read)).resolves.toEqual({ laps: 3 })
})

test('never takes an entry of an earlier shape', async () => {
  await cachedRead({ ...options, schema: z.object({ rounds: z.number() }) }, () => Promise.resolve({ rounds: 3 }))
  await expect(cachedRead(options, () => Promise.resolve({ laps: 3 }))).resolves.toEqual({ laps: 3 })
})

test('takes schemas of zod/mini as well, and tells their shapes apart', async () => {
  const rounds = mini.object({ rounds: mini.optional(mini.number()) })
  await cachedRead({ ...options, schema: rounds }, () => Promise.resolve({ rounds: 3 }))
  const laps = mini.object({ laps: mini.optional(mini.number()) })
  const read = cachedRead({ ...options, schema: laps }, () => Promise.resolve({ laps: 3 }))
  await expect(read).resolves.toEqual({ laps: 3 })
})

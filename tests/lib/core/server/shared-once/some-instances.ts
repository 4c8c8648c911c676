import { vi } from 'vitest'
import { z } from 'zod'
import { Lines } from '@/lib/core/server/in-turn'
import { Remembered } from '@/lib/core/server/remembered'
import { PATIENCE_MS } from '@/lib/core/server/shared-once/lease'
import { type OnceRule, SharedOnce } from '@/lib/core/server/shared-once/shared-once'
import type { FakeLeases } from './fake-leases'

export const rule = {
  kind: 'trial',
  schema: z.string(),
  rememberedMs: 3000,
  most: 100,
  withoutStore: 'refuses',
} satisfies OnceRule<string>

/** An instance of the site: a process of its own, which shares a store with the others. */
export function instanceWith<Value>(
  store: FakeLeases | undefined,
  its: OnceRule<Value>,
  instances = 2,
): SharedOnce<Value> {
  const ranAlone = new Remembered<string>(100)
  return new SharedOnce(its, { lines: new Lines(), latest: new Map(), ranAlone, instances, findStore: () => store })
}

export const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Work that takes a while, and tells how often it ran. */
export function workOf(milliseconds: number, result: (run: number) => string = (run) => `run ${run}`) {
  const work = vi.fn(async () => {
    await after(milliseconds)
    return result(work.mock.calls.length)
  })
  return work
}

/** Lets time pass until all promises have settled. */
export async function settled<Value>(promises: readonly Promise<Value>[]): Promise<PromiseSettledResult<Value>[]> {
  const all = Promise.allSettled(promises)
  await vi.advanceTimersByTimeAsync(2 * PATIENCE_MS)
  return all
}

/** Their values and errors, once all have settled. */
export const valuesOf = async <Value>(promises: readonly Promise<Value>[]): Promise<unknown[]> =>
  (await settled(promises)).map((each): unknown => (each.status === 'fulfilled' ? each.value : each.reason))

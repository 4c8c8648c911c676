import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { AppError } from '@/lib/core/errors'
import { FakeLeases } from './fake-leases'
import { instanceWith, rule } from './some-instances'

vi.mock('@/lib/core/server/seal', () => import('./plain-seal'))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const REMEMBERED_MS = 3000
const places = { ...rule, schema: z.int(), rememberedMs: REMEMBERED_MS } as const

/** A call: when it comes, to which instance, for which work, how long that takes, and whether it fails. */
const call = fc.record({
  at: fc.nat(6000),
  instance: fc.nat(2),
  what: fc.constantFrom('a', 'b'),
  takes: fc.nat(1500),
  fails: fc.boolean(),
})
type Run = { what: string; from: number; to: number; failed: boolean }

type Call = typeof call extends fc.Arbitrary<infer Its> ? Its : never

const codeOf = (error: unknown) => (error instanceof AppError ? error.code : undefined)

/** Makes the calls at three instances that share a store. @returns all runs, and each call's answer */
async function trial(calls: readonly Call[], delays: number[]) {
  const store = new FakeLeases()
  let asked = 0
  store.delay = () => delays[(asked += 1) % delays.length] ?? 0
  const instances = Array.from({ length: 3 }, () => instanceWith(store, places, 3))
  const runs: Run[] = []
  const answers = calls.map(async ({ at, instance, what, takes, fails }) => {
    await new Promise((resolve) => setTimeout(resolve, at))
    return instances[instance]?.run('line', what, async () => {
      const run = { what, from: Date.now(), to: NaN, failed: fails }
      const place = runs.push(run) - 1
      await new Promise((resolve) => setTimeout(resolve, takes))
      run.to = Date.now()
      if (fails) throw new AppError('upstream_failed')
      return place
    })
  })
  const all = Promise.allSettled(answers)
  await vi.advanceTimersByTimeAsync(60_000)
  return { runs, answers: await all }
}

test('whenever calls come, at whichever instance: no two runs at a time, none repeated too soon, and each call gets a run of its own work', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(call, { minLength: 2, maxLength: 8 }),
      fc.array(fc.nat(40), { minLength: 1, maxLength: 7 }),
      async (calls, delays) => {
        const { runs, answers } = await trial(calls, delays)
        const next = (index: number) => runs[index + 1]
        expect(runs.filter(({ to }, index) => to > (next(index)?.from ?? Infinity))).toEqual([])
        const isRepeatedTooSoon = ({ what, to, failed }: Run, index: number) =>
          !failed && next(index)?.what === what && (next(index)?.from ?? 0) - to < REMEMBERED_MS
        expect(runs.filter(isRepeatedTooSoon)).toEqual([])
        const told = answers.map((answer) =>
          answer.status === 'fulfilled' ? runs[answer.value ?? NaN]?.what : codeOf(answer.reason),
        )
        expect(told.filter((what, index) => what !== calls[index]?.what && what !== 'upstream_failed')).toEqual([])
      },
    ),
    { numRuns: 200 },
  )
}, 60_000)

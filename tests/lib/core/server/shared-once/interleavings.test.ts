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
const callOf = (instances: number, longestMs: number) =>
  fc.record({
    at: fc.nat(6000),
    instance: fc.nat(instances - 1),
    what: fc.constantFrom('a', 'b'),
    takes: fc.nat(longestMs),
    fails: fc.boolean(),
  })
const call = callOf(3, 1500)
/** Few of them wait for each other, so that the store is lost between them rather than in them. */
const quickCall = callOf(2, 200)
/** A time in which the store can't be reached. */
const outage = fc.record({ from: fc.nat(6000), lasts: fc.nat(2000) })
type Outage = typeof outage extends fc.Arbitrary<infer Its> ? Its : never
type Run = { instance: number; what: string; from: number; to: number; failed: boolean }
type Answer = PromiseSettledResult<number | undefined>

type Call = typeof call extends fc.Arbitrary<infer Its> ? Its : never

const codeOf = (error: unknown) => (error instanceof AppError ? error.code : undefined)

/** Makes the calls at three instances that share a store. @returns all runs, and each call's answer */
async function trial(calls: readonly Call[], delays: number[], outages: readonly Outage[] = []) {
  const store = new FakeLeases()
  const begun = Date.now()
  let asked = 0
  store.delay = () => delays[(asked += 1) % delays.length] ?? 0
  for (const { from, lasts } of outages) {
    setTimeout(() => (store.isDown = true), from)
    setTimeout(() => (store.isDown = false), from + lasts)
  }
  const withoutStore = outages.length > 0 ? 'goes_on' : 'refuses'
  const instances = Array.from({ length: 3 }, () => instanceWith(store, { ...places, withoutStore }, 3))
  const runs: Run[] = []
  const answers = calls.map(async ({ at, instance, what, takes, fails }) => {
    await new Promise((resolve) => setTimeout(resolve, at))
    return instances[instance]?.run('line', what, async () => {
      const run = { instance, what, from: Date.now() - begun, to: NaN, failed: fails }
      const place = runs.push(run) - 1
      await new Promise((resolve) => setTimeout(resolve, takes))
      run.to = Date.now() - begun
      if (fails) throw new AppError('upstream_failed')
      return place
    })
  })
  const all = Promise.allSettled(answers)
  await vi.advanceTimersByTimeAsync(60_000)
  return { runs, answers: await all }
}

/**
 * Calls whose answer was no longer true when they came: other work in the line had been begun after it, and was done.
 * @param knows whether the call's instance has to know of a run
 */
function outdated(
  runs: readonly Run[],
  answers: readonly Answer[],
  calls: readonly Call[],
  knows: (run: Run, its: Call) => boolean,
) {
  return calls.filter((its, index) => {
    const answer = answers[index]
    const given = answer?.status === 'fulfilled' ? runs[answer.value ?? NaN] : undefined
    if (given === undefined) return false
    return runs.some((run) => run.what !== given.what && run.from > given.from && run.to < its.at && knows(run, its))
  })
}

test('whenever calls come, at whichever instance: no two runs at a time, none repeated too soon, and each call gets a run of its own work, with no other work after it', async () => {
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
        expect(outdated(runs, answers, calls, () => true)).toEqual([])
      },
    ),
    { numRuns: 200 },
  )
})

test('while the store comes and goes, no instance gives a result from before other work that it did itself', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(quickCall, { minLength: 3, maxLength: 8 }),
      fc.array(fc.nat(40), { minLength: 1, maxLength: 7 }),
      fc.array(outage, { minLength: 1, maxLength: 2 }),
      async (calls, delays, outages) => {
        const { runs, answers } = await trial(calls, delays, outages)
        expect(outdated(runs, answers, calls, (run, { instance }) => run.instance === instance)).toEqual([])
      },
    ),
    { numRuns: 300 },
  )
})

import { createHash } from 'node:crypto'
import { type MutantTestCoverage, PlanKind } from '@stryker-mutator/api/core'
import type { MutationTestingPlanReadyEvent, Reporter } from '@stryker-mutator/api/report'
import { type Change, changeOf, NOT_DRAWN } from './faults.ts'
import { roomOf } from './report.ts'

/**
 * Draws at most `most` changes of each room. A change is drawn or not by its own text and `seed`, so
 * that the draw is the same whatever the order and wherever the lines are. Another seed draws others.
 */
export function draw<T extends Change>(changes: readonly T[], most: number, seed: string): Set<T> {
  const hash = ({ file, line, change }: Change) =>
    createHash('sha256').update([seed, file, line, change].join('\t')).digest('hex')
  const rooms = Map.groupBy(changes, ({ file }) => roomOf(file)).values()
  const drawn = [...rooms].flatMap((room) => {
    const hashed = room.map((each) => ({ each, hash: hash(each) }))
    return hashed.sort((a, b) => (a.hash < b.hash ? -1 : 1)).slice(0, most)
  })
  return new Set(drawn.map(({ each }) => each))
}

/**
 * Leaves all mutants out that aren't drawn. Stryker has no option for it, but tells its reporters the plan before it
 * follows it.
 */
export function sampler(most: number, seed: string, sourceOf: (file: string) => string): Reporter {
  return {
    onMutationTestingPlanReady({ mutantPlans }: MutationTestingPlanReadyEvent) {
      const plans = mutantPlans.flatMap((plan) => {
        const isLeftOut = plan.plan === PlanKind.EarlyResult
        return isLeftOut ? [] : [{ ...changeOf(counted(plan.mutant), sourceOf), plan }]
      })
      const drawn = draw(plans, most, seed)
      for (const each of plans) {
        if (drawn.has(each)) continue
        const mutant = { ...each.plan.mutant, status: 'Ignored', statusReason: NOT_DRAWN }
        Object.assign(each.plan, { plan: PlanKind.EarlyResult, mutant })
      }
    },
  }
}

/** Stryker counts lines and columns from 0 in a plan, and from 1 in results. */
function counted({ location, ...mutant }: MutantTestCoverage): MutantTestCoverage {
  const { start, end } = location
  const next = ({ line, column }: typeof start) => ({ line: line + 1, column: column + 1 })
  return { ...mutant, location: { start: next(start), end: next(end) } }
}

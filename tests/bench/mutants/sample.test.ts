import { type MutantTestPlan, PlanKind } from '@stryker-mutator/api/core'
import { expect, test } from 'vitest'
import type { Change } from '../../../bench/mutants/faults.ts'
import { interval } from '../../../bench/mutants/interval.ts'
import { draw, sampler } from '../../../bench/mutants/sample.ts'

const change = (number: number, file = 'lib/domains/events/a.ts'): Change => ({
  file,
  lineNumber: number,
  line: `return a > ${number}`,
  change: `a > ${number} → a >= ${number}`,
})
const events = Array.from({ length: 100 }, (_, number) => change(number))
const texts = (changes: Iterable<Change>) => [...changes].map((each) => each.change).sort()

test('a draw has at most so many changes of each room, whatever their files', () => {
  const others = [
    change(1, 'lib/core/money.ts'),
    change(2, 'lib/core/words.ts'),
    change(1, 'lib/domains/events/calendar/b.ts'),
  ]
  const drawn = [...draw([...events, ...others], 10, '')]

  expect(drawn.filter(({ file }) => file.startsWith('lib/domains/events'))).toHaveLength(10)
  expect(drawn.filter(({ file }) => file.startsWith('lib/core'))).toHaveLength(2)
})

test('a draw is the same in another order and after lines have moved', () => {
  const moved = events.map((each) => ({ ...each, lineNumber: each.lineNumber + 7 })).toReversed()

  expect(texts(draw(moved, 10, ''))).toEqual(texts(draw(events, 10, '')))
})

test('another seed draws other changes', () => {
  expect(texts(draw(events, 10, 'again'))).not.toEqual(texts(draw(events, 10, '')))
})

test('an interval is Wilson’s: within 0 and 1, narrower with more tries, and everything without any', () => {
  expect(interval(108, 120).map((share) => share.toFixed(3))).toEqual(['0.833', '0.942'])
  expect(interval(1080, 1200).map((share) => share.toFixed(3))).toEqual(['0.882', '0.916'])
  expect(interval(10, 10).map((share) => share.toFixed(3))).toEqual(['0.722', '1.000'])
  expect(interval(0, 10).map((share) => share.toFixed(3))).toEqual(['0.000', '0.278'])
  expect(interval(0, 0)).toEqual([0, 1])
})

test('only drawn mutants stay in Stryker’s plan, known by the same texts as in the results', () => {
  const source = 'a > 0\na > 1\na > 2\na > 3\n'
  const plans = [0, 1, 2, 3].map((line): MutantTestPlan => {
    const location = { start: { line, column: 0 }, end: { line, column: 5 } }
    const mutant = {
      id: String(line),
      fileName: `${process.cwd()}/lib/core/f.ts`,
      mutatorName: '',
      replacement: `b${line}`,
      location,
    }
    const runOptions = {
      activeMutant: mutant,
      sandboxFileName: '',
      mutantActivation: 'runtime' as const,
      reloadEnvironment: false,
      timeout: 1,
      disableBail: false,
    }
    return { plan: PlanKind.Run, netTime: 1, mutant: { ...mutant, coveredBy: undefined, static: false }, runOptions }
  })
  sampler(2, 'seed', () => source).onMutationTestingPlanReady?.({ mutantPlans: plans })

  const changes = [0, 1, 2, 3].map((line) => ({
    file: 'lib/core/f.ts',
    lineNumber: line + 1,
    line: `a > ${line}`,
    change: `a > ${line} → b${line}`,
  }))
  const kept = plans.filter(({ plan }) => plan === PlanKind.Run).map(({ mutant }) => Number(mutant.id))
  expect(kept.map((line) => `a > ${line} → b${line}`)).toEqual(texts(draw(changes, 2, 'seed')))
  expect(plans.filter(({ mutant }) => 'status' in mutant).map(({ mutant }) => mutant)).toMatchObject([
    { status: 'Ignored', statusReason: 'not drawn' },
    { status: 'Ignored', statusReason: 'not drawn' },
  ])
})

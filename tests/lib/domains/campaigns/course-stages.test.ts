import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { courseBoundaries, currentStage, isStageComplete } from '@/lib/domains/campaigns/course-stages'

/** Two stages with a week in between. */
const course = [
  { id: 'one', startsAt: '2026-03-02T10:00:00Z', endsAt: '2026-03-09T10:00:00Z', progress: 100 },
  { id: 'two', startsAt: '2026-03-16T10:00:00Z', endsAt: '2026-03-23T10:00:00Z', progress: 40 },
]
const at = (instant: string) => currentStage(course, new Date(instant))

test.each([
  ['2026-03-02T10:00:00.000Z', 1],
  ['2026-03-09T10:00:00.000Z', 1],
  ['2026-03-16T10:00:00.000Z', 2],
  ['2026-03-20T00:00:00.000Z', 2],
])(
  'at %s the stage whose start and end include it is number %d [SL-stage_details-03, SL-stage_details-05]',
  (now, number) => {
    expect(at(now)).toEqual({ number, when: 'now' })
  },
)

test.each([
  ['before all', '2026-03-02T09:59:59.999Z', 1],
  ['between two', '2026-03-09T10:00:00.001Z', 2],
])('%s of them it is the next one [SL-stage_details-04, SL-stage_details-05]', (_, now, number) => {
  expect(at(now)).toEqual({ number, when: 'next' })
})

test('the next one is the next in time, in whichever order they stand [SL-stage_details-04]', () => {
  expect(currentStage(course.toReversed(), new Date('2026-03-01T00:00:00Z'))).toEqual({ number: 2, when: 'next' })
})

test('when every stage has ended, the last is the current one', () => {
  expect(at('2026-03-23T10:00:00.001Z')).toEqual({ number: 2, when: 'over' })
  const three = [...course, { startsAt: '2026-03-24T10:00:00Z', endsAt: '2026-03-25T10:00:00Z' }]
  expect(currentStage(three, new Date('2026-04-01T00:00:00Z'))).toEqual({ number: 3, when: 'over' })
})

test('a stage that ends before it starts is never underway, and no more to come once it has started', () => {
  const [start, end] = ['2026-03-02T10:00:00Z', '2026-03-01T10:00:00Z']
  expect(currentStage([{ startsAt: start, endsAt: end }], new Date(start))).toEqual({ number: 1, when: 'over' })
})

test('only what a stage has is a boundary of the course', () => {
  expect(courseBoundaries([{ startsAt: '2026-03-02T10:00:00Z' }, {}])).toEqual([new Date('2026-03-02T10:00:00Z')])
})

test('of stages that overlap, the lower number counts', () => {
  const both = [course[1] ?? {}, { startsAt: '2026-03-01T10:00:00Z', endsAt: '2026-04-01T10:00:00Z' }]
  expect(currentStage(both, new Date('2026-03-20T00:00:00Z'))).toEqual({ number: 1, when: 'now' })
})

test('a stage without a start never comes, one without an end never ends', () => {
  const now = new Date('2030-01-01T00:00:00Z')
  expect(currentStage([{ id: 'one', endsAt: '2040-01-01T00:00:00Z' }], now)).toBeUndefined()
  expect(currentStage([{}, { startsAt: '2026-03-02T10:00:00Z' }], now)).toEqual({ number: 2, when: 'now' })
  expect(currentStage([], now)).toBeUndefined()
})

test.each([
  [100, true],
  [99.9, false],
  [101, false],
  [0, false],
  [undefined, false],
])('a stage at %s %% is complete: %s [SL-stage_details-06]', (progress, isComplete) => {
  expect(isStageComplete({ progress })).toBe(isComplete)
})

const instant = fc
  .date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2026-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString())
const stage = fc.record(
  { id: fc.string(), startsAt: instant, endsAt: instant, progress: fc.nat(100) },
  { requiredKeys: [] },
)

test('the number is that of a stage, and changes at boundaries only [SL-stage_details-02]', () => {
  fc.assert(
    fc.property(fc.array(stage, { maxLength: 6 }), instant, instant, (stages, a, b) => {
      const [from, to] = [a, b].toSorted().map((each) => new Date(each))
      if (from === undefined || to === undefined) return
      const now = currentStage(stages, from)
      expect(now === undefined || (now.number >= 1 && now.number <= stages.length)).toBe(true)
      const passes = courseBoundaries(stages).some((each) => each >= from && each <= to)
      expect(passes || isDeepStrictEqual(currentStage(stages, to), now)).toBe(true)
    }),
  )
})

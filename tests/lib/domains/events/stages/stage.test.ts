import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  currentStageNumber,
  isCompleted,
  stagesAround,
  stageStatus,
  wallClockAt,
  parseWallClock,
  type SeriesStage,
} from '@/lib/domains/events/stages/stage'

/** Three stages of three days each, with a day between them. */
const stages: SeriesStage[] = [
  { number: 1, name: 'One', starts: '2026-03-01T00:00:00', ends: '2026-03-03T23:59:59', shortName: 'one' },
  { number: 2, name: 'Two', starts: '2026-03-05T00:00:00', ends: '2026-03-07T23:59:59', shortName: 'two' },
  { number: 3, name: 'Three', starts: '2026-03-09T00:00:00', ends: '2026-03-11T23:59:59', shortName: 'three' },
]
const [one, two] = stages as [SeriesStage, SeriesStage]

describe('the status of a stage', () => {
  test.each([
    ['coming_soon', '2026-02-28T23:59:59'],
    ['coming_soon', '2026-03-01T00:00:00'],
    ['in_progress', '2026-03-01T00:00:01'],
    ['in_progress', '2026-03-03T23:59:59'],
    ['make_up', '2026-03-04T00:00:00'],
  ])('is %s at %s [EV-071, EV-072, EV-073]', (status, now) => {
    expect(stageStatus(one, { now })).toBe(status)
  })

  test('is completed from 100 per cent on, whatever the clock and the series say [EV-019, EV-020]', () => {
    const done = { now: '2026-02-01T00:00:00', progress: [{ name: 'one', percent: 100 }], isOnDemand: true }
    expect(stageStatus(one, done)).toBe('completed')
    expect(isCompleted(one, [{ name: 'one', percent: 99.9 }])).toBe(false)
    expect(isCompleted(two, done.progress)).toBe(false)
    expect(isCompleted({ ...one, shortName: undefined }, done.progress)).toBe(false)
  })

  test('is on demand in a series that is, before, during and after its time [EV-074]', () => {
    for (const now of ['2026-02-01T00:00:00', '2026-03-02T00:00:00', '2026-04-01T00:00:00']) {
      expect(stageStatus(one, { now, isOnDemand: true })).toBe('on_demand')
    }
  })

  test('of one without a start is coming soon for ever, and without an end goes on', () => {
    expect(stageStatus({ ...one, starts: undefined }, { now: '2030-01-01T00:00:00' })).toBe('coming_soon')
    expect(stageStatus({ ...one, ends: undefined }, { now: '2030-01-01T00:00:00' })).toBe('in_progress')
  })
})

describe('the current stage', () => {
  test.each([
    [1, '2026-01-01T00:00:00'],
    [1, '2026-03-02T12:00:00'],
    [2, '2026-03-04T12:00:00'],
    [2, '2026-03-05T00:00:01'],
    [3, '2026-03-11T23:59:59'],
    [3, '2026-12-01T00:00:00'],
  ])('is number %i at %s: the one that is on, else the next, else the last [EV-079, EV-080]', (number, now) => {
    expect(currentStageNumber(stages, now)).toBe(number)
  })

  test('of two that are on is the lower', () => {
    expect(currentStageNumber([{ ...one, ends: '2026-03-06T00:00:00' }, two], '2026-03-05T12:00:00')).toBe(1)
  })

  test('is the active one, whatever the order that editors put them in, and there is exactly one [EV-078, EV-029]', () => {
    const clocks = fc
      .date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
      .map((date) => wallClockAt(date, 'UTC'))
    fc.assert(
      fc.property(fc.shuffledSubarray(stages, { minLength: 1 }), clocks, (some, now) => {
        const { active, inactive } = stagesAround(some, now)
        expect(active).toBeDefined()
        expect(inactive).toHaveLength(some.length - 1)
        expect(inactive).not.toContain(active)
        const on = some.filter((stage) => stageStatus(stage, { now }) === 'in_progress')
        expect(on.length === 0 || active === on[0]).toBe(true)
      }),
    )
  })
})

test('the stages beside the active one stand in the order of their numbers, whatever order editors put them in', () => {
  const { active, inactive } = stagesAround(stages.toReversed(), '2026-03-05T12:00:00')
  expect([active?.number, inactive.map(({ number }) => number)]).toEqual([2, [1, 3]])
})

describe('the clock on the wall', () => {
  test.each([
    ['2026-03-29T00:59:59Z', 'Europe/Berlin', '2026-03-29T01:59:59'],
    ['2026-03-29T01:00:00Z', 'Europe/Berlin', '2026-03-29T03:00:00'],
    ['2026-10-25T01:00:00Z', 'Europe/Berlin', '2026-10-25T02:00:00'],
    ['2026-12-31T18:30:00Z', 'Asia/Kolkata', '2027-01-01T00:00:00'],
    ['2026-01-01T00:15:00Z', 'America/St_Johns', '2025-12-31T20:45:00'],
  ])('at %s in %s says %s', (instant, zone, said) => {
    expect(wallClockAt(new Date(instant), zone)).toBe(said)
  })

  test('a stage starts at the same time on every wall, hours apart', () => {
    const now = new Date('2026-02-28T20:00:00Z')
    expect(stageStatus(one, { now: wallClockAt(now, 'Asia/Tokyo') })).toBe('in_progress')
    expect(stageStatus(one, { now: wallClockAt(now, 'Europe/Berlin') })).toBe('coming_soon')
  })

  test.each(['2026-03-01', '2026-13-01T00:00:00', '2026-03-01T24:00:00', '2026-03-01T00:00:00Z', 'soon', undefined])(
    '%s is no such time',
    (text) => expect(parseWallClock(text)).toBeUndefined(),
  )
})

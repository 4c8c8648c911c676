import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scheduleFor, scheduleKinds, startsOf, type Start } from '@/lib/domains/events/stages/schedule'
import type { EventType, Sport } from '@/lib/domains/events/schema'
import { eventWith, subgroupWith } from '../../../support/events'

const now = new Date('2026-03-01T12:00:00Z')
const dayOf = (instant: string) => instant.slice(0, 10)

describe('the starts that a player may choose', () => {
  test.each<[EventType, Sport, string | undefined]>([
    ['group', 'cycling', 'group_ride'],
    ['group_ride', 'cycling', 'group_ride'],
    ['group', 'running', 'group_run'],
    ['race', 'cycling', 'race'],
    ['group_workout', 'running', 'group_workout'],
    ['fondo', 'cycling', undefined],
    ['meetup', 'cycling', undefined],
  ])('of a %s (%s) are offered as %s [EV-064]', (type, sport, kind) => {
    expect(startsOf([eventWith({ type, sport })], undefined, now)[0]?.kind).toBe(kind)
  })

  test('are none that are closed, restricted or for others [EV-090, EV-097]', () => {
    const subgroups = [
      subgroupWith(),
      subgroupWith({ id: '71', rules: ['ladies_only'] }),
      subgroupWith({ id: '72', startsAt: '2026-03-01T11:00:00Z' }),
    ]
    const ids = (starts: Start[]) => starts.map(({ subgroupId }) => subgroupId)
    expect(ids(startsOf([eventWith({ subgroups })], { isMale: true }, now))).toEqual(['70'])
    expect(ids(startsOf([eventWith({ subgroups })], { isMale: false }, now))).toEqual(['70', '71'])
    expect(startsOf([eventWith({ restricted: true })], undefined, now)).toEqual([])
  })
})

test('starts of several events stand in the order of their times', () => {
  const at = (id: number, ...times: string[]) =>
    eventWith({
      id: String(id),
      type: 'race',
      subgroups: times.map((time, index) =>
        subgroupWith({ id: String(id * 10 + index), startsAt: `2026-03-0${time}:00Z` }),
      ),
    })
  const events = [at(7, '3T18:00', '2T18:00'), at(8, '2T06:00', '4T06:00')]
  const shown = startsOf(events, undefined, now)
  expect(shown.map(({ eventId, subgroupId }) => [eventId, subgroupId])).toEqual([
    ['8', '80'],
    ['7', '71'],
    ['7', '70'],
    ['8', '81'],
  ])
  expect(shown[0]).toEqual({
    eventId: '8',
    subgroupId: '80',
    kind: 'race',
    category: 'B',
    startsAt: '2026-03-02T06:00:00Z',
  })
})

const start = (changes: Partial<Start>): Start => ({
  eventId: '7',
  subgroupId: '70',
  kind: 'race',
  category: 'B',
  startsAt: '2026-03-02T18:00:00Z',
  ...changes,
})
const starts = [
  start({}),
  start({ eventId: '8', subgroupId: '81', category: 'C', startsAt: '2026-03-02T19:00:00Z' }),
  start({ eventId: '9', subgroupId: '90', kind: 'group_ride', startsAt: '2026-03-03T18:00:00Z' }),
  start({ eventId: '10', subgroupId: '100', kind: 'group_ride', startsAt: '2026-03-03T20:00:00Z' }),
  start({ eventId: '11', subgroupId: '110', category: 'C', startsAt: '2026-03-04T06:00:00Z' }),
  start({ eventId: '12', subgroupId: '120', category: 'C', startsAt: '2026-03-04T19:00:00Z' }),
]

describe('choosing', () => {
  test('a kind leaves its events; its only category is chosen by itself [EV-054, EV-055, EV-066]', () => {
    const { choice, options } = scheduleFor(starts, { kind: 'group_ride' }, dayOf)
    expect(options.kinds).toEqual(['group_ride', 'race'])
    expect(choice).toEqual({ kind: 'group_ride', category: 'B' })
    expect(options.categories.map(({ category, isEnabled }) => [category, isEnabled])).toEqual([
      ['A', false],
      ['B', true],
      ['C', false],
      ['D', false],
      ['E', false],
    ])
  })

  test('a category lists its days, a day its times, and a time is a start to join [EV-056, EV-057, EV-058]', () => {
    expect(scheduleFor(starts, { kind: 'race' }, dayOf).options.days).toEqual([])
    const category = scheduleFor(starts, { kind: 'race', category: 'C' }, dayOf)
    expect(category.options).toMatchObject({ days: ['2026-03-02', '2026-03-04'], times: [] })
    const day = scheduleFor(starts, { ...category.choice, day: '2026-03-04' }, dayOf)
    expect(day.options.times.map(({ eventId }) => eventId)).toEqual(['11', '12'])
    expect(day.start).toBeUndefined()
    expect(scheduleFor(starts, { ...day.choice, subgroupId: '120' }, dayOf).start).toBe(starts[5])
  })

  test('a single kind is chosen by itself; of several none is [EV-055]', () => {
    expect(scheduleFor([start({})], {}, dayOf).choice).toMatchObject({ kind: 'race', category: 'B' })
    expect(scheduleFor(starts, {}, dayOf).choice.kind).toBeUndefined()
  })

  test('before the kind, the categories are those of any event, and there are no days yet [EV-066]', () => {
    const { options } = scheduleFor(starts, { category: 'C' }, dayOf)
    expect(options.categories.flatMap(({ category, isEnabled }) => (isEnabled ? [category] : []))).toEqual(['B', 'C'])
    expect(options.days).toEqual([])
  })

  test('another kind drops what it does not have', () => {
    const chosen = { kind: 'race', category: 'C', day: '2026-03-02', subgroupId: '81' } as const
    expect(scheduleFor(starts, { ...chosen, kind: 'group_ride' }, dayOf).choice).toEqual({
      kind: 'group_ride',
      category: 'B',
    })
  })

  test('whatever was chosen, what is left is there to choose', () => {
    const anyStart = fc.record({
      eventId: fc.nat(30).map(String),
      subgroupId: fc.nat(300).map(String),
      kind: fc.constantFrom(...scheduleKinds),
      category: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
      startsAt: fc.integer({ min: 0, max: 30 }).map((hours) => new Date(hours * 3_600_000).toISOString()),
    })
    const anyChoice = fc.record(
      {
        kind: fc.constantFrom(...scheduleKinds),
        category: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
        day: fc.constantFrom('1970-01-01', '1970-01-02', '1970-01-03'),
        subgroupId: fc.nat(300).map(String),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.array(anyStart), anyChoice, (all, wanted) => {
        const { choice, options, start: found } = scheduleFor(all, wanted, dayOf)
        expect(choice.kind === undefined || options.kinds.includes(choice.kind)).toBe(true)
        expect(options.days.length === 0 || choice.category !== undefined).toBe(true)
        expect(options.times.length === 0 || choice.day !== undefined).toBe(true)
        expect(found === undefined || (found.kind === choice.kind && found.category === choice.category)).toBe(true)
        expect(scheduleFor(all, choice, dayOf).choice).toEqual(choice)
      }),
    )
  })
})

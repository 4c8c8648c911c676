import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinedEventFromGame } from '@/lib/domains/events/from-game'
import {
  isLeavable,
  isUnderWay,
  joinedEventSchema,
  joinedFrom,
  turningPoints,
  yetToEnd,
  yetToStart,
  type JoinedEvent,
} from '@/lib/domains/events/joined-event'
import { eventWith, subgroupWith } from '../../support/events'

const wire = {
  eventId: '7',
  eventSubgroupId: '70',
  eventSubgroupStart: '2026-03-01T18:05:00Z',
  name: 'Col by lantern light',
  label: 2,
} as const
const route = { id: '3', name: 'Harbour Loop', laps: 3, distance: 8200, elevation: 42 }

test('a joined event with its route says how far, how high and how long [EV-015, EV-016]', () => {
  const joined = joinedEventFromGame({ ...wire, routeId: '3', durationInSeconds: 2700 }, route)
  expect(joined).toEqual({
    eventId: '7',
    subgroupId: '70',
    startsAt: '2026-03-01T18:05:00Z',
    name: 'Col by lantern light',
    category: 'B',
    durationSeconds: 2700,
    routeId: '3',
    metrics: { distanceMeters: 24_600, elevationMeters: 126, durationSeconds: 2700 },
  })
  expect(joinedEventSchema.parse(joined)).toEqual(joined)
})

test('its metrics count an hour where the event states no duration [EV-022]', () => {
  expect(joinedEventFromGame({ ...wire, routeId: '3' }, route).metrics).toMatchObject({ durationSeconds: 3600 })
})

test('without a route it has no metrics, and is a joined event all the same', () => {
  const joined = joinedEventFromGame(wire, undefined)
  expect(joined.metrics).toBeUndefined()
  expect(joinedEventSchema.safeParse(joined).success).toBe(true)
})

test.each([
  ['a category beyond E', { category: 'F' }],
  ['a start that is no instant', { startsAt: 'tomorrow' }],
  ['an id that is a number', { eventId: 7 }],
])('%s is no joined event', (_, change) => {
  expect(joinedEventSchema.safeParse({ ...joinedEventFromGame(wire, undefined), ...change }).success).toBe(false)
})

const joinedAt = (startsAt: string): JoinedEvent => ({
  eventId: '7',
  subgroupId: '70',
  startsAt,
  name: 'Col',
  category: 'B',
})

test('those that have begun are left out, the next one comes first, whatever the form of the instant', () => {
  const starts = ['2026-03-02T18:00:00Z', '2026-03-01T12:00:00.500Z', '2026-03-01T12:00:00Z', '2026-02-28T18:00:00Z']
  const shown = yetToStart(starts.map(joinedAt), new Date('2026-03-01T12:00:00.200Z'))
  expect(shown.map(({ startsAt }) => startsAt)).toEqual(['2026-03-01T12:00:00.500Z', '2026-03-02T18:00:00Z'])
})

test('a feed’s event is joined by the start that the player is signed up to [EV-111]', () => {
  const subgroups = [subgroupWith(), subgroupWith({ id: '71', signedUp: true, routeId: '4', durationSeconds: 1800 })]
  expect(joinedFrom(eventWith({ subgroups, routeId: '3' }))).toEqual([
    {
      ...joinedAt('2026-03-01T18:05:00Z'),
      subgroupId: '71',
      name: 'Col by lantern light',
      routeId: '4',
      durationSeconds: 1800,
    },
  ])
})

test.each([
  ['late join goes on after the start', subgroupWith({ rules: ['allows_late_join'] }), '2026-03-01T18:35:00.000Z'],
  ['sign-up ends with the start', subgroupWith(), undefined],
  ['sign-up ends before the start', subgroupWith({ registrationEndsAt: '2026-03-01T17:00:00Z' }), undefined],
])('it can be left as on its page where %s [EV-087, EV-088]', (_, subgroup, leavableUntil) => {
  const [joined] = joinedFrom(eventWith({ subgroups: [{ ...subgroup, signedUp: true }] }))
  expect(joined?.leavableUntil).toBe(leavableUntil)
})

test('what is under way comes first, then what is to come; what is over is left out', () => {
  const joined = ['2026-03-02T18:00:00Z', '2026-03-01T11:30:00Z', '2026-03-01T11:00:00Z', '2026-03-01T12:00:00Z']
  const shown = yetToEnd(joined.map(joinedAt), new Date('2026-03-01T12:00:00Z'))
  expect(shown.map(({ startsAt }) => startsAt)).toEqual([
    '2026-03-01T11:30:00Z',
    '2026-03-01T12:00:00Z',
    '2026-03-02T18:00:00Z',
  ])
})

test('at any time an event is to come, under way or over; that and whether it can be left change at its turning points alone', () => {
  const start = Date.parse('2026-03-01T12:00:00Z')
  const seconds = fc.integer({ min: -20_000, max: 20_000 })
  const lasting = fc.option(fc.integer({ min: 1, max: 10_000 }), { nil: undefined })
  fc.assert(
    fc.property(seconds, seconds, lasting, lasting, (one, other, durationSeconds, late) => {
      const leavableUntil = late === undefined ? undefined : new Date(start + late * 1000).toISOString()
      const event = { ...joinedAt('2026-03-01T12:00:00Z'), durationSeconds, leavableUntil }
      const at = (second: number) => {
        const now = new Date(start + second * 1000)
        const isToCome = yetToStart([event], now).length === 1
        const isOver = yetToEnd([event], now).length === 0
        expect([isToCome, isUnderWay(event, now), isOver].filter(Boolean)).toHaveLength(1)
        return JSON.stringify([isToCome, isOver, isLeavable(event, now)])
      }
      if (at(one) === at(other)) return
      const [from, to] = [Math.min(one, other), Math.max(one, other)].map((second) => start + second * 1000)
      const between = turningPoints([event]).filter(
        (each) => each.getTime() >= (from ?? 0) && each.getTime() <= (to ?? 0),
      )
      expect(between).not.toHaveLength(0)
    }),
  )
})

test('an event that the player is not signed up to is none of them', () => {
  expect(joinedFrom(eventWith())).toEqual([])
})

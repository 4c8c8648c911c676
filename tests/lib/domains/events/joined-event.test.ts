import { expect, test } from 'vitest'
import { joinedEventFromGame } from '@/lib/domains/events/from-game'
import { joinedEventSchema, joinedFrom, yetToStart, type JoinedEvent } from '@/lib/domains/events/joined-event'
import { eventWith, subgroupWith } from '../../support/events'

const wire = {
  eventId: 7,
  eventSubgroupId: 70,
  eventSubgroupStart: '2026-03-01T18:05:00Z',
  name: 'Col by lantern light',
  label: 2,
} as const
const route = { id: 3, name: 'Harbour Loop', laps: 3, distance: 8200, elevation: 42 }

test('a joined event with its route says how far, how high and how long [EV-015, EV-016]', () => {
  const joined = joinedEventFromGame({ ...wire, routeId: 3, durationInSeconds: 2700 }, route)
  expect(joined).toEqual({
    eventId: 7,
    subgroupId: 70,
    startsAt: '2026-03-01T18:05:00Z',
    name: 'Col by lantern light',
    category: 'B',
    durationSeconds: 2700,
    routeId: 3,
    metrics: { distanceMeters: 24_600, elevationMeters: 126, durationSeconds: 2700 },
  })
  expect(joinedEventSchema.parse(joined)).toEqual(joined)
})

test('its metrics count an hour where the event states no duration [EV-022]', () => {
  expect(joinedEventFromGame({ ...wire, routeId: 3 }, route).metrics).toMatchObject({ durationSeconds: 3600 })
})

test('without a route it has no metrics, and is a joined event all the same', () => {
  const joined = joinedEventFromGame(wire, undefined)
  expect(joined.metrics).toBeUndefined()
  expect(joinedEventSchema.safeParse(joined).success).toBe(true)
})

test.each([
  ['a category beyond E', { category: 'F' }],
  ['a start that is no instant', { startsAt: 'tomorrow' }],
  ['an id that is text', { eventId: '7' }],
])('%s is no joined event', (_, change) => {
  expect(joinedEventSchema.safeParse({ ...joinedEventFromGame(wire, undefined), ...change }).success).toBe(false)
})

const joinedAt = (startsAt: string): JoinedEvent => ({
  eventId: 7,
  subgroupId: 70,
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
  const subgroups = [subgroupWith(), subgroupWith({ id: 71, signedUp: true, routeId: 4, durationSeconds: 1800 })]
  expect(joinedFrom(eventWith({ subgroups, routeId: 3 }))).toEqual([
    {
      ...joinedAt('2026-03-01T18:05:00Z'),
      subgroupId: 71,
      name: 'Col by lantern light',
      routeId: 4,
      durationSeconds: 1800,
    },
  ])
})

test('an event that the player is not signed up to is none of them', () => {
  expect(joinedFrom(eventWith())).toEqual([])
})

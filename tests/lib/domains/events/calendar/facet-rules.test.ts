import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitsFacets } from '@/lib/domains/events/calendar/facet-rules'
import { facetNames, facetValues, type Facets } from '@/lib/domains/events/calendar/facets'
import type { EventRule } from '@/lib/domains/events/schema'
import { eventWith, subgroupWith } from '../../../support/events'

const fits = (changes: Parameters<typeof eventWith>[0], facets: Facets, zone = 'UTC') =>
  fitsFacets(eventWith(changes), facets, zone)

test('the sport is the event’s', () => {
  expect(fits({ sport: 'running' }, { sport: 'running' })).toBe(true)
  expect(fits({ sport: 'running' }, { sport: 'cycling' })).toBe(false)
})

test('a group is wanted that the event has', () => {
  const subgroups = [subgroupWith({ category: 'B' }), subgroupWith({ id: '71', category: 'D' })]
  expect(fits({ subgroups }, { level: 'D' })).toBe(true)
  expect(fits({ subgroups }, { level: 'C' })).toBe(false)
  expect(fits({ subgroups: [] }, { level: 'C' })).toBe(false)
})

test.each([
  [60, 'short'],
  [45 * 60, 'short'],
  [45 * 60 + 1, 'medium'],
  [90 * 60, 'medium'],
  [90 * 60 + 1, 'long'],
  [undefined, 'medium'],
] as const)('an event of %s seconds is %s', (durationSeconds, expected) => {
  const lengths = facetValues.length.filter((length) => fits({ durationSeconds }, { length }))
  expect(lengths).toEqual([expected])
})

test.each([
  ['UTC', '2026-03-01T00:00:00Z', 'morning'],
  ['UTC', '2026-03-01T11:59:59Z', 'morning'],
  ['UTC', '2026-03-01T12:00:00Z', 'afternoon'],
  ['UTC', '2026-03-01T16:59:59Z', 'afternoon'],
  ['UTC', '2026-03-01T17:00:00Z', 'evening'],
  ['UTC', '2026-03-01T23:59:59Z', 'evening'],
  ['Asia/Kathmandu', '2026-03-01T06:14:00Z', 'morning'],
  ['Asia/Kathmandu', '2026-03-01T06:15:00Z', 'afternoon'],
  ['America/New_York', '2026-03-08T15:59:00Z', 'morning'], // after the clocks went forward
])('in %s %s is in the %s', (zone, startsAt, expected) => {
  expect(facetValues.time.filter((time) => fits({ startsAt }, { time }, zone))).toEqual([expected])
})

test('an event is for women if it is as a whole, or if a group of it is', () => {
  const women = subgroupWith({ rules: ['ladies_only'] })
  expect(fits({ rules: ['ladies_only'] }, { audience: 'women' })).toBe(true)
  expect(fits({ subgroups: [subgroupWith(), { ...women, id: '71' }] }, { audience: 'women' })).toBe(true)
  expect(fits({ rules: ['men_only'] }, { audience: 'women' })).toBe(false)
})

test('what is wanted together is what is wanted one by one', () => {
  const wanted = fc.record(
    {
      sport: fc.constantFrom(...facetValues.sport),
      level: fc.constantFrom(...facetValues.level),
      length: fc.constantFrom(...facetValues.length),
      time: fc.constantFrom(...facetValues.time),
      audience: fc.constantFrom(...facetValues.audience),
    },
    { requiredKeys: [] },
  )
  const events = fc.record({
    sport: fc.constantFrom(...facetValues.sport),
    startsAt: fc.nat(47).map((hours) => new Date(Date.UTC(2026, 2, 1, hours)).toISOString()),
    durationSeconds: fc.integer({ min: 60, max: 20_000 }),
    rules: fc.constantFrom<EventRule[]>(['ladies_only'], []),
    subgroups: fc.array(
      fc.constantFrom(...facetValues.level).map((category) => subgroupWith({ category })),
      { maxLength: 5 },
    ),
  })
  fc.assert(
    fc.property(events, wanted, (drawn, facets) => {
      const alone = facetNames.every((name) => fits(drawn, { [name]: facets[name] }))
      expect(fits(drawn, facets)).toBe(alone)
      expect(fits(drawn, {})).toBe(true)
    }),
  )
})

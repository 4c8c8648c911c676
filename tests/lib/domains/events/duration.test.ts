import fc from 'fast-check'
import { expect, test } from 'vitest'
import { durationOf, durationParts } from '@/lib/domains/events/duration'

test("a subgroup's duration wins over its event's", () => {
  expect(durationOf({ durationSeconds: 1800 }, { durationSeconds: 2700 })).toBe(2700)
  expect(durationOf({ durationSeconds: 1800 }, {})).toBe(1800)
  expect(durationOf({ durationSeconds: 1800 })).toBe(1800)
})

test('an event that says nothing lasts an hour [EV-022]', () => {
  expect(durationOf({}, {})).toBe(3600)
})

test.each([
  [0, { minutes: 0 }],
  [29, { minutes: 0 }],
  [30, { minutes: 1 }],
  [3600, { minutes: 60 }],
  [2 * 3600, { minutes: 120 }],
  [2 * 3600 + 1, { hours: 2, minutes: 0 }],
  [2 * 3600 + 5 * 60, { hours: 2, minutes: 5 }],
  [3 * 3600 - 1, { hours: 3, minutes: 0 }],
  [26 * 3600 + 90, { hours: 26, minutes: 2 }],
])('%d seconds are shown as %j [EV-132]', (seconds, parts) => {
  expect(durationParts(seconds)).toEqual(parts)
})

test('what is shown is at most half a minute off, with less than 60 minutes beside hours', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seconds) => {
      const { hours = 0, minutes } = durationParts(seconds)
      expect(Math.abs((hours * 60 + minutes) * 60 - seconds)).toBeLessThanOrEqual(30)
      expect(hours === 0 || minutes < 60).toBe(true)
    }),
  )
})

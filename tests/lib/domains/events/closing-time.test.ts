import { expect, test } from 'vitest'
import { closesAt, isClosed } from '@/lib/domains/events/closing-time'
import { subgroupWith } from '../../support/events'

const subgroup = subgroupWith()
const ownEnd = { registrationEndsAt: '2026-03-01T17:30:00Z' }
const eventEnd = { registrationEndsAt: '2026-03-01T17:45:00Z' }

test("sign-up ends with the subgroup's own registration, before its event's", () => {
  expect(closesAt(subgroupWith(ownEnd), eventEnd)).toEqual(new Date('2026-03-01T17:30:00Z'))
})

test("otherwise with the event's registration", () => {
  expect(closesAt(subgroup, eventEnd)).toEqual(new Date('2026-03-01T17:45:00Z'))
})

test('otherwise when the subgroup starts', () => {
  expect(closesAt(subgroup, {})).toEqual(new Date('2026-03-01T18:05:00Z'))
})

test.each([
  ['half an hour where nothing is said', undefined, '2026-03-01T18:35:00Z'],
  ['the minutes stated', 12, '2026-03-01T18:17:00Z'],
  ['nothing where 0 is said', 0, '2026-03-01T18:05:00Z'],
])('late join extends it by %s [EV-087, EV-088]', (_, lateJoinMinutes, end) => {
  const late = subgroupWith({ rules: ['allows_late_join'], lateJoinMinutes })
  expect(closesAt(late, {})).toEqual(new Date(end))
})

test('late join extends a registration that ends before the start, too [EV-087]', () => {
  const late = subgroupWith({ rules: ['allows_late_join'], lateJoinMinutes: 10, ...ownEnd })
  expect(closesAt(late, eventEnd)).toEqual(new Date('2026-03-01T17:40:00Z'))
})

test('minutes for late join mean nothing where it is not allowed', () => {
  expect(closesAt(subgroupWith({ lateJoinMinutes: 12 }), {})).toEqual(new Date('2026-03-01T18:05:00Z'))
})

test('the last instant belongs to it, the next millisecond does not [EV-086]', () => {
  expect(isClosed(subgroup, {}, new Date('2026-03-01T18:05:00.000Z'))).toBe(false)
  expect(isClosed(subgroup, {}, new Date('2026-03-01T18:05:00.001Z'))).toBe(true)
})

test('is a span of minutes also on the night the clocks change', () => {
  const late = subgroupWith({ rules: ['allows_late_join'], startsAt: '2026-03-29T00:45:00Z' })
  expect(closesAt(late, {})).toEqual(new Date('2026-03-29T01:15:00Z'))
})

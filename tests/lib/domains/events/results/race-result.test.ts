import { expect, test } from 'vitest'
import { finishTime, isOver, isTimed } from '@/lib/domains/events/results/race-result'
import { eventWith, subgroupWith } from '../../../support/events'

test.each([
  [2467, '41:07'],
  [3723.4, '1:02:03'],
  [59.6, '1:00'],
  [3599.7, '1:00:00'],
  [65, '1:05'],
])('%d seconds are %s', (seconds, text) => {
  expect(finishTime(seconds)).toBe(text)
})

test('an event is over once its last start is home', () => {
  const event = eventWith({ durationSeconds: 3600, subgroups: [subgroupWith({ startsAt: '2026-03-01T18:30:00Z' })] })
  expect(isOver(event, new Date('2026-03-01T19:30:00Z'))).toBe(false)
  expect(isOver(event, new Date('2026-03-01T19:30:00.001Z'))).toBe(true)
  expect(isOver({ ...event, subgroups: [] }, new Date('2026-03-01T19:00:01Z'))).toBe(true)
})

test('only races and time trials are won', () => {
  expect(
    (['race', 'time_trial', 'team_time_trial', 'group_ride', 'meetup'] as const).map((type) => isTimed({ type })),
  ).toEqual([true, true, true, false, false])
})

import { expect, test } from 'vitest'
import { calendarEntry } from '@/lib/domains/events/calendar/entry'
import { eventWith } from '../../../support/events'

const url = 'https://site.test/events/view/7'

test('an event in a calendar says what, when, how long and where to look [EV-021]', () => {
  const event = eventWith({ description: 'Over the pass', durationSeconds: 5400 })
  expect(calendarEntry(event, url)).toEqual({
    name: 'Col by lantern light',
    description: 'Over the pass',
    startsAt: '2026-03-01T18:00:00Z',
    durationSeconds: 5400,
    url,
  })
})

test('without a duration it takes an hour of the calendar [EV-022]', () => {
  expect(calendarEntry(eventWith(), url)).toMatchObject({ durationSeconds: 3600 })
})

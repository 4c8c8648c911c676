import { expect, test } from 'vitest'
import { calendarFilters, filtersFor, fitsFilter } from '@/lib/domains/events/calendar/filters'
import type { EventType, Sport } from '@/lib/domains/events/schema'
import { eventWith } from '../../../support/events'

test.each<[EventType, Sport, string[], string[]]>([
  ['group_workout', 'cycling', [], ['workouts']],
  ['workout', 'running', [], ['workouts']],
  ['group', 'cycling', [], ['group_rides']],
  ['group_ride', 'cycling', [], ['group_rides']],
  ['fondo', 'cycling', [], ['group_rides']],
  ['fondo', 'running', [], []],
  ['race', 'cycling', [], ['race']],
  ['time_trial', 'running', [], ['race']],
  ['team_time_trial', 'cycling', [], ['race']],
  ['meetup', 'cycling', ['race'], ['race']],
  ['group', 'running', [], ['group_runs']],
  ['group_ride', 'running', ['race'], ['race', 'group_runs']],
  ['meetup', 'cycling', [], []],
])('%s, %s, tagged %j is in all and %j [EV-067, EV-008]', (type, sport, tags, expected) => {
  const event = eventWith({ type, sport, tags })
  expect(calendarFilters.filter((filter) => fitsFilter(event, filter))).toEqual(['all', ...expected])
})

test('there are filters only where events are of several kinds [EV-068]', () => {
  const [race, run] = [eventWith({ type: 'race' }), eventWith({ type: 'group', sport: 'running' })]
  expect(filtersFor([race, race])).toEqual([])
  expect(filtersFor([])).toEqual([])
  expect(filtersFor([run, race])).toEqual(['all', 'race', 'group_runs'])
})

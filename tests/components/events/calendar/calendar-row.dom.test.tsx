import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CalendarRow } from '@/components/events/calendar/calendar-row'
import { calendarTexts } from '@/components/events/calendar/calendar-texts'
import type { CalendarEvent } from '@/lib/domains/events/calendar/page'
import { eventWith, subgroupWith } from '../../../lib/support/events'

const texts = await calendarTexts()

function rowOf(event: CalendarEvent, locale: 'en' | 'de' = 'en'): HTMLElement {
  const place = document.createElement('div')
  place.innerHTML = renderToString(
    <CalendarRow
      event={event}
      locale={locale}
      timeZone="Europe/Berlin"
      isOwnZone={false}
      now={new Date('2026-03-01T12:00:00Z')}
      texts={texts}
      notices={{ women_only: null, category_enforcement: null }}
    />,
  )
  return place
}

const crit = eventWith({
  name: 'Harbour crit',
  startsAt: '2026-03-01T17:30:00Z',
  type: 'race',
  durationSeconds: 2700,
  subgroups: [subgroupWith({ category: 'C' }), subgroupWith({ id: '71', category: 'B', paceFrom: 3.2, paceTo: 4 })],
})
const route = { name: 'Harbour loop', distanceMeters: 24_300, elevationMeters: 118 }

test('a row says what one decides by: time, kind, sport, route with length and climb, duration, groups and paces', () => {
  const row = rowOf({ ...crit, route })
  expect(row.querySelector('time')).toHaveTextContent('6:30 PM')
  const facts = row.querySelector('.calendar-facts')
  for (const fact of ['Race', 'Cycling', 'Harbour loop', '24.3 km', '118 m', '45 min', 'Groups B, C', '2.5-4 W/kg']) {
    expect(facts).toHaveTextContent(fact)
  }
})

test('length and climb are there in both systems of units, each in the numbers of the language', () => {
  expect(rowOf({ ...crit, route }, 'de')).toHaveTextContent('24,3 km')
  expect(rowOf({ ...crit, route }, 'de')).toHaveTextContent('15,1 mi')
  expect(rowOf({ ...crit, route })).toHaveTextContent('387 ft')
})

test('without a route, or without groups, a row has neither, and nothing in their place', () => {
  const row = rowOf({ ...crit, subgroups: [] })
  expect(row.querySelector('.calendar-route')).toBeNull()
  expect(row.querySelector('.calendar-facts')).not.toHaveTextContent('W/kg')
  expect(row.querySelector('button, summary')).toBeNull()
})

test('a start that is near is told by the visitor’s clock, whichever zone is shown', () => {
  expect(rowOf(crit).querySelector('[data-near]')).toHaveAttribute('data-near', 'minute 2026-03-01T17:30:00Z')
})

import { expect, test } from 'vitest'
import { eventStructuredData } from '@/lib/domains/events/structured-data'
import { eventWith } from '../../support/events'

const URL_OF_EVENT = 'https://site.test/de/events/view/7'

test('search engines read what, when and where', () => {
  const event = eventWith({ description: 'One col.', imageUrl: 'https://media.test/7.jpg', durationSeconds: 5400 })
  expect(eventStructuredData(event, URL_OF_EVENT, 'Gruppetto')).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: 'Col by lantern light',
    description: 'One col.',
    image: 'https://media.test/7.jpg',
    startDate: '2026-03-01T18:00:00Z',
    endDate: '2026-03-01T19:30:00.000Z',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: URL_OF_EVENT },
    organizer: { '@type': 'Organization', name: 'Gruppetto' },
  })
})

test('an event that states no duration lasts an hour [EV-022]', () => {
  expect(eventStructuredData(eventWith(), URL_OF_EVENT, 'Gruppetto')).toMatchObject({
    endDate: '2026-03-01T19:00:00.000Z',
  })
})

test('what an event does not have is not said', () => {
  const text = JSON.stringify(eventStructuredData(eventWith(), URL_OF_EVENT, 'Gruppetto'))
  expect(text).not.toMatch(/description|image|null/)
})

import { expect, test } from 'vitest'
import { problemsOfAll } from '@/e2e/support/structured-data'
import { jsonLd } from '@/lib/core/structured-data'
import { eventStructuredData } from '@/lib/domains/events/structured-data'
import { eventWith, subgroupWith } from '../../support/events'

const URL_OF_EVENT = 'https://site.test/de/events/view/7'
const place = { url: URL_OF_EVENT, image: undefined, site: { name: 'Gruppetto', url: 'https://site.test' } }

test('search engines read what, when and where', () => {
  const event = eventWith({ description: 'One col.', durationSeconds: 5400 })
  const data = eventStructuredData(event, { ...place, image: 'https://media.test/7.jpg' })
  expect(problemsOfAll([data])).toEqual([])
  expect(data).toMatchObject({
    '@type': 'SportsEvent',
    '@id': `${URL_OF_EVENT}#event`,
    url: URL_OF_EVENT,
    sport: 'cycling',
    eventStatus: 'https://schema.org/EventScheduled',
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

test('each start of an event is one of its own, in UTC, for as long as it takes', () => {
  const subgroups = [
    subgroupWith(),
    subgroupWith({ id: '71', category: 'C', startsAt: '2026-03-01T18:10:00Z', durationSeconds: 1800 }),
  ]
  const { subEvent } = eventStructuredData(eventWith({ subgroups, durationSeconds: 5400, sport: 'running' }), place)
  const ofEach = {
    '@type': 'SportsEvent',
    url: URL_OF_EVENT,
    sport: 'running',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: URL_OF_EVENT },
  }
  const times = [
    { startDate: '2026-03-01T18:05:00Z', endDate: '2026-03-01T19:35:00.000Z' },
    { startDate: '2026-03-01T18:10:00Z', endDate: '2026-03-01T18:40:00.000Z' },
  ]
  expect(subEvent).toEqual([
    { ...ofEach, ...times[0], name: 'Col by lantern light (B)' },
    { ...ofEach, ...times[1], name: 'Col by lantern light (C)' },
  ])
})

test('an event that states no duration lasts an hour [EV-022]', () => {
  expect(eventStructuredData(eventWith(), place)).toMatchObject({ endDate: '2026-03-01T19:00:00.000Z' })
})

test('what an event does not have is not said', () => {
  expect(jsonLd([eventStructuredData(eventWith(), place)])).not.toMatch(/description|image|null/)
})

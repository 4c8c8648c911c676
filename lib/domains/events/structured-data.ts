import { durationOf } from './duration'
import type { Event } from './schema'

/**
 * An event's structured data for search engines (schema.org, `SportsEvent`).
 * @param url the event's page, absolute
 */
export function eventStructuredData(event: Event, url: string, product: string): object {
  const endsAt = new Date(Date.parse(event.startsAt) + durationOf(event) * 1000).toISOString()
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: event.name,
    description: event.description,
    image: event.imageUrl,
    startDate: event.startsAt,
    endDate: endsAt,
    sport: event.sport,
    url,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    organizer: { '@type': 'Organization', name: product },
  }
}

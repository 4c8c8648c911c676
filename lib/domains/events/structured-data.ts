import type { SportsEventLeaf } from 'schema-dts'
import { organizationOf, type Site } from '@/lib/core/structured-data'
import { durationOf } from './duration'
import type { Event } from './schema'

type Place = {
  /** The event's page, absolute. */
  url: string
  /** The picture that the page shows, if there is one. */
  image: string | undefined
  site: Site
}

/**
 * An event for search engines, and each of its starts, in UTC. Nothing in the game's contract says that an event is
 * cancelled or moved, so nothing here does (docs/decisions/058).
 */
export function eventStructuredData(event: Event, { url, image, site }: Place): SportsEventLeaf {
  const ofEach = {
    '@type': 'SportsEvent',
    url,
    sport: event.sport,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
  } as const
  return {
    ...ofEach,
    '@id': `${url}#event`,
    name: event.name,
    description: event.description,
    image,
    ...timeOf(event.startsAt, durationOf(event)),
    organizer: organizationOf(site),
    subEvent: event.subgroups.map((start) => ({
      ...ofEach,
      name: `${event.name} (${start.category})`,
      ...timeOf(start.startsAt, durationOf(event, start)),
    })),
  }
}

function timeOf(startsAt: string, seconds: number) {
  return { startDate: startsAt, endDate: new Date(Date.parse(startsAt) + seconds * 1000).toISOString() }
}

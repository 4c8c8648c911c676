import type { Event } from './schema'

/** What an event card shows [CD-008]. Without an id it is the placeholder and leads nowhere. */
export type EventCard = Pick<Event, 'name' | 'startsAt' | 'imageUrl' | 'type' | 'sport'> & { id?: number }

/** Stands in for an event that can't be fetched [CD-013]; its date is fixed in decisions.md. */
export const placeholderEventCard: EventCard = {
  name: 'Event',
  startsAt: '2020-01-01T00:00:00Z',
  type: 'meetup',
  sport: 'cycling',
}

export function eventCardFrom({ id, name, startsAt, imageUrl, type, sport }: Event): EventCard {
  return { id, name, startsAt, imageUrl, type, sport }
}

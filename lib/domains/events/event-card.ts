import type { Identifier } from '@/lib/core/identifier'
import { audiencesOf, type Shown } from './audience'
import { marksOf } from './marks'
import type { Event } from './schema'

/** Content of an event card [CD-008]. Without an id it is the placeholder and not a link. */
export type EventCard = Shown<Pick<Event, 'name' | 'startsAt' | 'imageUrl' | 'type' | 'sport'> & { id?: Identifier }>

/** Replaces an event that can't be fetched [CD-013]; its date is defined in decisions.md. */
export const placeholderEventCard: EventCard = {
  name: 'Event',
  startsAt: '2020-01-01T00:00:00Z',
  type: 'meetup',
  sport: 'cycling',
  shownTo: ['visitor', 'male', 'other'],
  marks: [],
}

export function eventCardFrom(event: Event): EventCard {
  const { id, name, startsAt, imageUrl, type, sport } = event
  return { id, name, startsAt, imageUrl, type, sport, shownTo: audiencesOf(event), marks: marksOf(event) }
}

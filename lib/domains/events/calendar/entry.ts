import { durationOf } from '../duration'
import type { Event } from '../schema'

/** A calendar entry for an event [EV-021]; `startsAt` is ISO 8601 in UTC. */
export type CalendarEntry = {
  name: string
  description?: string
  startsAt: string
  durationSeconds: number
  url: string
}

/** An entry in a feed; `uid` is the same for an event whenever the feed is read. */
export type FeedEntry = CalendarEntry & { uid: string }

/**
 * Converts an event to a calendar entry.
 * @param url the event's page, absolute
 */
export function calendarEntry(event: Event, url: string): CalendarEntry {
  return {
    name: event.name,
    description: event.description,
    startsAt: event.startsAt,
    durationSeconds: durationOf(event),
    url,
  }
}

import { durationOf } from '../duration'
import type { Event } from '../schema'

/** What a calendar is told of an event [EV-021]; `startsAt` is ISO 8601 in UTC. */
export type CalendarEntry = {
  name: string
  description?: string
  startsAt: string
  durationSeconds: number
  url: string
}

/** One of many; `uid` is the same for the same event whenever the calendar is read. */
export type FeedEntry = CalendarEntry & { uid: string }

/**
 * An event for a calendar.
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

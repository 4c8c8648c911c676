import { durationOf } from './duration'
import type { Event, Subgroup } from './schema'

/** What a calendar is told of an event [EV-021]; `startsAt` is ISO 8601 in UTC. */
export type CalendarEntry = {
  name: string
  description?: string
  startsAt: string
  durationSeconds: number
  url: string
}

/**
 * An event, or one start of it, for a calendar.
 * @param url the event's page, absolute
 */
export function calendarEntry(event: Event, url: string, subgroup?: Subgroup): CalendarEntry {
  return {
    name: event.name,
    description: event.description,
    startsAt: subgroup?.startsAt ?? event.startsAt,
    durationSeconds: durationOf(event, subgroup),
    url,
  }
}

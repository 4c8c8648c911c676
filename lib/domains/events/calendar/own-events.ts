import * as z from 'zod/mini'
import { memberRequest } from '@/lib/domains/session/api'
import { eventSchema } from '../schema'
import type { CalendarEvent, CalendarPage } from './page'

const ownEventsSchema = z.array(
  z.omit(eventSchema, { description: true, tags: true, imageUrl: true, seriesName: true }),
)

/**
 * A page of the calendar with the events that only the search of the player who is signed in finds [EV-113]: visitors' pages
 * are the same for everybody.
 *
 * @param tags of the section
 */
export async function withOwnEvents(
  page: CalendarPage,
  tags: readonly string[],
  signal: AbortSignal,
): Promise<CalendarPage> {
  const { filter, span } = page
  const search = new URLSearchParams({ type: filter, ...span })
  if (tags.length > 0) search.set('tags', tags.join(','))
  const path = `/api/events/calendar/mine?${search.toString()}`
  const own = await memberRequest({ path, schema: ownEventsSchema, signal })
  return withEvents(page, own)
}

/** The page and the events that it has not, in the order of time; the very page where it has them all. */
export function withEvents(page: CalendarPage, own: readonly CalendarEvent[]): CalendarPage {
  const known = new Set(page.events.map(({ id }) => id))
  const others = own.filter(({ id }) => !known.has(id))
  if (others.length === 0) return page
  const events = [...page.events, ...others].toSorted(
    (one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt) || one.id - other.id,
  )
  return { ...page, events, total: page.total + others.length }
}

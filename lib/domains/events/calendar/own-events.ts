import { compareIdentifiers } from '@/lib/core/identifier'
import { memberCall } from '@/lib/domains/session/api'
import { listOwnEvents } from './endpoints'
import type { CalendarEvent, CalendarPage } from './page'

/**
 * Adds to a public page of the calendar the events that only the signed-in player's search finds [EV-113].
 *
 * @param tags of the section
 */
export async function withOwnEvents(
  page: CalendarPage,
  tags: readonly string[],
  signal: AbortSignal,
): Promise<CalendarPage> {
  const { filter, facets, zone, span } = page
  const query = { type: filter, ...facets, zone, ...span, ...(tags.length > 0 && { tags: tags.join(',') }) }
  const own = await memberCall(listOwnEvents, { query, signal })
  return withEvents(page, own)
}

/** Merges missing events into the page in chronological order; returns the same object if there are none. */
export function withEvents(page: CalendarPage, own: readonly CalendarEvent[]): CalendarPage {
  const known = new Set(page.events.map(({ id }) => id))
  const others = own.filter(({ id }) => !known.has(id))
  if (others.length === 0) return page
  const events = [...page.events, ...others].toSorted(
    (one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt) || compareIdentifiers(one.id, other.id),
  )
  return { ...page, events, total: page.total + others.length }
}

import { compareIdentifiers } from '@/lib/core/identifier'
import { fitsFacets } from './facet-rules'
import type { Facets } from './facets'
import { fitsFilter, filtersFor, type CalendarFilter } from './filters'
import { parseCalendarDate, type CalendarDate } from './date'
import type { CalendarQuery } from './query'
import { dateAt, isInWindow, pickableDates, weeksAround, windowFrom, withinRange, type DateRange } from './window'
import { mergeById } from '../event-search'
import { listedEvents } from '../list-rules'
import type { Player } from '../player'
import type { Event } from '../schema'

/** Where an event leads; its length and climb include all laps. */
export type CalendarRoute = { name: string; distanceMeters: number; elevationMeters: number }

/** The fields of an event that a row shows. */
export type CalendarEvent = Omit<Event, 'description' | 'tags' | 'imageUrl' | 'seriesName'> & {
  /** Absent if the event has none, or if it can't be read. */
  route?: CalendarRoute
}

/** One page of the calendar, the same for everybody. */
export type CalendarPage = {
  /** Time at which it was created, ISO 8601. */
  madeAt: string
  /** The zone that its days are in. */
  zone: string
  date: CalendarDate
  range: DateRange
  week: { date: CalendarDate; isPickable: boolean }[]
  /** A day in the previous and in the next week, if those have selectable days. */
  weekBefore: CalendarDate | undefined
  weekAfter: CalendarDate | undefined
  filter: CalendarFilter
  facets: Facets
  /** Empty if all events are of one kind [EV-068]. */
  filters: CalendarFilter[]
  events: CalendarEvent[]
  /** Time span of its events, ISO 8601: from the first instant, before the second. */
  span: { from: string; to: string }
  /** Number of events on all pages together. */
  total: number
  page: number
  pages: number
}

export type Occasion = { now: Date; rows: number; weekStart: 'monday' | 'sunday' }

/** The first day of a choice; one that can't be selected becomes the nearest that can [EV-094]. */
export function startOf(query: CalendarQuery, now: Date): { date: CalendarDate; zone: string; range: DateRange } {
  const zone = query.zone ?? 'UTC'
  const range = pickableDates(now, zone)
  const date = parseCalendarDate(query.date ?? '') ?? dateAt(now, zone)
  return { date: withinRange(date, range), zone, range }
}

/**
 * The requested page of the calendar, from a superset of its events: those that have yet to start within the window and
 * that match the filter, paged. An event that was rescheduled while its days were read appears once [EV-034, EV-035,
 * EV-069].
 */
export function calendarPage(events: readonly Event[], query: CalendarQuery, occasion: Occasion): CalendarPage {
  const { now, rows, weekStart } = occasion
  const { date, zone, range } = startOf(query, now)
  const window = windowFrom(date, zone)
  const inWindow = listedEvents(mergeById([events]), undefined, now)
    .filter(({ startsAt }) => isInWindow(startsAt, window))
    .toSorted(
      (one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt) || compareIdentifiers(one.id, other.id),
    )
  const shown = inWindow.filter((event) => fitsFilter(event, query.filter) && fitsFacets(event, query.facets, zone))
  const pages = Math.max(1, Math.ceil(shown.length / rows))
  const page = Math.min(query.page, pages)
  return {
    madeAt: now.toISOString(),
    zone,
    date,
    range,
    ...weeksAround(date, weekStart, range),
    filter: query.filter,
    facets: query.facets,
    filters: filtersFor(inWindow),
    events: shown.slice((page - 1) * rows, page * rows).map(rowOf),
    span: {
      from: (page === 1 ? undefined : shown[(page - 1) * rows]?.startsAt) ?? window.from.toISOString(),
      to: shown[page * rows]?.startsAt ?? window.to.toISOString(),
    },
    total: shown.length,
    page,
    pages,
  }
}

/** What a page shows: the kind and the facets that were chosen, in a zone. */
export type CalendarChoice = Pick<CalendarPage, 'filter' | 'facets' | 'zone'>

/** A page's rows from the player's own search in its time span [EV-097, EV-113]. */
export function ownRows(
  events: readonly Event[],
  { filter, facets, zone }: CalendarChoice,
  player: Player,
  now: Date,
): CalendarEvent[] {
  return listedEvents(mergeById([events]), player, now)
    .filter((event) => fitsFilter(event, filter) && fitsFacets(event, facets, zone))
    .map(rowOf)
}

function rowOf(event: Event): CalendarEvent {
  const { id, name, startsAt, type, sport, restricted, rules, subgroups } = event
  const { routeId, registrationEndsAt, durationSeconds, signedUp } = event
  const times = { startsAt, registrationEndsAt, durationSeconds }
  return { id, name, type, sport, restricted, rules, subgroups, routeId, signedUp, ...times }
}

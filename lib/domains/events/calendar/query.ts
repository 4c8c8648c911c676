import { isZone } from '../../../core/zone.ts'
import { facetNames, parseFacets, type Facets } from './facets.ts'
import { calendarFilters, isCalendarFilter, type CalendarFilter } from './filters.ts'

/** The choices of a calendar view, which are also its address. Without a date it begins now. */
export type CalendarQuery = {
  date?: string
  filter: CalendarFilter
  facets: Facets
  /** IANA name; by default the visitor's own zone. */
  zone?: string
  /** From 1. */
  page: number
}

/** The calendar's initial view. */
export const calendarNow: CalendarQuery = { filter: calendarFilters[0], facets: {}, page: 1 }

/** Limit of page numbers; no list is longer. */
const LAST_PAGE = 999

type Parameters = { get(name: string): string | null }

/** Reads the calendar's choices from an address; invalid values are ignored. */
export function parseCalendarQuery(parameters: Parameters): CalendarQuery {
  const [filter, zone] = [parameters.get('type') ?? '', parameters.get('zone') ?? '']
  const page = Number(parameters.get('page') ?? 1)
  return {
    date: parameters.get('date') ?? undefined,
    filter: isCalendarFilter(filter) ? filter : 'all',
    facets: parseFacets(parameters),
    zone: isZone(zone) ? zone : undefined,
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  }
}

/** The query string of a view; default values are left out. */
export function calendarSearch({ date, filter, facets, zone, page }: CalendarQuery): string {
  const parameters = new URLSearchParams({
    ...(date !== undefined && { date }),
    ...(filter !== 'all' && { type: filter }),
    ...facets,
    ...(zone !== undefined && { zone }),
    ...(page > 1 && { page: String(page) }),
  })
  return `?${parameters.toString()}`
}

/** The query parameters of such an address. */
export const calendarParameters = ['date', 'type', ...facetNames, 'zone', 'page'] as const

import { calendarFilters, isCalendarFilter, type CalendarFilter } from './filters'

/** What of the calendar somebody looks at; it is its address, too. Without a date it begins now. */
export type CalendarQuery = {
  date?: string
  filter: CalendarFilter
  /** IANA name; the visitor's own where none was chosen. */
  zone?: string
  /** From 1. */
  page: number
}

/** The calendar as it opens. */
export const calendarNow: CalendarQuery = { filter: calendarFilters[0], page: 1 }

/** No list of ours is longer. */
const LAST_PAGE = 999

type Parameters = { get(name: string): string | null }

/** Reads the calendar's choices from an address; invalid values are ignored. */
export function calendarQueryIn(parameters: Parameters): CalendarQuery {
  const [filter, zone] = [parameters.get('type') ?? '', parameters.get('zone') ?? '']
  const page = Number(parameters.get('page') ?? 1)
  return {
    date: parameters.get('date') ?? undefined,
    filter: isCalendarFilter(filter) ? filter : 'all',
    zone: isZone(zone) ? zone : undefined,
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  }
}

/** The address of a choice, from its question mark on; what opens by itself is left out. */
export function calendarSearch({ date, filter, zone, page }: CalendarQuery): string {
  const parameters = new URLSearchParams({
    ...(date !== undefined && { date }),
    ...(filter !== 'all' && { type: filter }),
    ...(zone !== undefined && { zone }),
    ...(page > 1 && { page: String(page) }),
  })
  return `?${parameters.toString()}`
}

/** The names of everything that such an address may say. */
export const calendarParameters = ['date', 'type', 'zone', 'page'] as const

export function isZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

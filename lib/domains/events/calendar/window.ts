import { TZDate } from '@date-fns/tz'
import { addDays, eachDayOfInterval, format, isAfter, isBefore, max, startOfDay, startOfWeek, subDays } from 'date-fns'
import { knownZone } from '@/lib/core/zone-names'
import type { CalendarDate } from './date'

/** Length of the window: a week and 24 hours [EV-069]. */
const WINDOW_DAYS = 8

/** How far ahead a date can be chosen (decisions.md, "Time and stages") [EV-094]. */
export const LAST_DAY_AHEAD = 60

/** A time span: from the first instant, before the second. */
export type Window = { from: Date; to: Date }

/**
 * The instants of the days that begin with `date` in a zone. They are whole days in wall-clock time, so the window is
 * an hour longer or shorter if the clocks change within it.
 */
export function windowFrom(date: CalendarDate, zone: string): Window {
  const start = midnight(date, zone)
  return { from: instant(start), to: instant(startOfDay(addDays(start, WINDOW_DAYS))) }
}

export function isInWindow(startsAt: string, { from, to }: Window): boolean {
  const start = new Date(startsAt)
  return !isBefore(start, from) && isBefore(start, to)
}

/** The current date in a zone. */
export function dateAt(now: Date, zone: string): CalendarDate {
  return written(new TZDate(now, nameOf(zone)))
}

/** The range of selectable days. */
export type DateRange = { first: CalendarDate; last: CalendarDate }

export function pickableDates(now: Date, zone: string): DateRange {
  const today = new TZDate(now, nameOf(zone))
  return { first: written(today), last: written(addDays(today, LAST_DAY_AHEAD)) }
}

/** The nearest selectable day. */
export function withinRange(date: CalendarDate, { first, last }: DateRange): CalendarDate {
  if (date < first) return first
  return date > last ? last : date
}

/**
 * The week of a day, which of its days can be selected, and a day in the previous and the next week, if those have
 * selectable days. The current week's days before today are over: in their place are as many of the next week.
 */
export function weeksAround(date: CalendarDate, startsOn: 'monday' | 'sunday', range: DateRange) {
  const options = { weekStartsOn: startsOn === 'monday' ? 1 : 0 } as const
  const day = midnight(date, 'UTC')
  const start = max([startOfWeek(day, options), midnight(range.first, 'UTC')])
  const end = addDays(start, DAYS_OF_WEEK - 1)
  const pickable = (each: Date) => withinRange(written(each), range)
  return {
    week: eachDayOfInterval({ start, end }).map((each) => ({
      date: written(each),
      isPickable: pickable(each) === written(each),
    })),
    weekBefore: written(start) > range.first ? pickable(subDays(day, DAYS_OF_WEEK)) : undefined,
    weekAfter: written(end) < range.last ? pickable(addDays(day, DAYS_OF_WEEK)) : undefined,
  }
}

const DAYS_OF_WEEK = 7

/** The UTC days that a window touches. */
export function utcDaysOf({ from, to }: Window): CalendarDate[] {
  const days = eachDayOfInterval({ start: new TZDate(from, 'UTC'), end: new TZDate(to, 'UTC') }).map(written)
  return days.filter((day) => isAfter(to, midnight(day, 'UTC')))
}

/** The time span of a UTC day. */
export function utcDay(date: CalendarDate): Window {
  const start = midnight(date, 'UTC')
  return { from: instant(start), to: instant(addDays(start, 1)) }
}

/** The first instant of a day: if the clocks skip midnight, the first instant after it. */
function midnight(date: CalendarDate, zone: string): TZDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new TZDate(year, month - 1, day, nameOf(zone))
}

/**
 * A zone's canonical name. The date library caches a formatter for every name it is given, and each name has thousands
 * of spellings in upper and lower case.
 */
const nameOf = (zone: string) =>
  knownZone(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone

const written = (date: Date): CalendarDate => format(date, 'yyyy-MM-dd')
const instant = (date: Date): Date => new Date(date.getTime())

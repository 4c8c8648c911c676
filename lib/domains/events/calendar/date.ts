import { isMatch } from 'date-fns'

/** Year, month, day [EV-095]. */
const PATTERN = /^(\d{1,4})-(\d{1,2})-(\d{1,2})$/

/** A day of the calendar, the same in every zone: `2026-03-01`. */
export type CalendarDate = string

/**
 * A typed date. Undefined if invalid: a day outside 1 to 31, a month outside 1 to 12, a year of more than four digits
 * [EV-096], or a day that its month does not have, such as 31 February (decisions.md, "Time and stages").
 */
export function parseCalendarDate(text: string): CalendarDate | undefined {
  const [, year = '', month = '', day = ''] = PATTERN.exec(text.trim()) ?? []
  const date = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isMatch(date, 'yyyy-MM-dd') ? date : undefined
}

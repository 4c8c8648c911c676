import { finiteNumber } from './finite-number.ts'

/** How many rows a page of the calendar has where nobody says [EV-070]. */
export const DEFAULT_ROWS = 10

/** Our API gives no more, and no section shows more. */
export const MOST_ROWS = 50

/** How many rows a section's calendar has. @param field what its editor wrote, of which nothing is sure */
export function calendarRows(field: unknown): number {
  const rows = Math.floor(finiteNumber(field) ?? DEFAULT_ROWS)
  return rows >= 1 && rows <= MOST_ROWS ? rows : DEFAULT_ROWS
}

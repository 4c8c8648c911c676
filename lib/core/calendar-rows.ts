import { finiteNumber } from './finite-number.ts'

/** Default number of rows on a page of the calendar [EV-070]. */
export const DEFAULT_ROWS = 10

/** Maximum number of rows, for our API and for sections. */
export const MOST_ROWS = 50

/** How many rows a section's calendar has. @param field the editor's value, not validated */
export function calendarRows(field: unknown): number {
  const rows = Math.floor(finiteNumber(field) ?? DEFAULT_ROWS)
  return rows >= 1 && rows <= MOST_ROWS ? rows : DEFAULT_ROWS
}

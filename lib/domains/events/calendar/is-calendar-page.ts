import type { CalendarPage } from './page'

/** A plain guard, since visitors load this (docs/decisions/008): our own API answers it. */
export function isCalendarPage(value: unknown): value is CalendarPage {
  return (
    typeof value === 'object' && value !== null && 'events' in value && Array.isArray(value.events) && 'week' in value
  )
}

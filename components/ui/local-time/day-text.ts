import { dateFormat } from './date-format'

/** The day of an instant in a zone, in words: lists of events are divided by it. */
export function dayIn(instant: string, locale: string, timeZone: string): string {
  return dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(new Date(instant))
}

/** The time of an instant in a zone that is named elsewhere. */
export function timeIn(instant: string, locale: string, timeZone: string): string {
  return dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(instant))
}

/** A zone as people call it, and how far from UTC it is: "Central European Time (GMT+1)". */
export function zoneName(timeZone: string, locale: string, now: Date): string {
  if (timeZone === 'UTC') return timeZone
  const [name, offset] = [zonePart('longGeneric'), zonePart('shortOffset')]
  return name === offset ? name : `${name} (${offset})`

  function zonePart(timeZoneName: 'longGeneric' | 'shortOffset'): string {
    const parts = dateFormat(locale, { timeZone, timeZoneName }).formatToParts(now)
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  }
}

/** What day it is somewhere, as date inputs write it. */
export function dateIn(now: Date, timeZone: string): string {
  return dateFormat('en-CA', { timeZone }).format(now)
}

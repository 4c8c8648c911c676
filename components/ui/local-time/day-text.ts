import { timeFormats } from '@/lib/core/time-text'
import { dateFormat } from '@/lib/core/formats'

/** The day of an instant in a zone, as a heading for lists of events. */
export function formatDay(instant: string, locale: string, timeZone: string): string {
  return dateFormat(locale, { ...timeFormats.day, timeZone }).format(new Date(instant))
}

/** The time of an instant in a zone; the zone is named elsewhere. */
export function formatTime(instant: string, locale: string, timeZone: string): string {
  return dateFormat(locale, { ...timeFormats.clock, timeZone }).format(new Date(instant))
}

/** A zone's common name and its offset from UTC: "Central European Time (GMT+1)". */
export function zoneName(timeZone: string, locale: string, now: Date): string {
  if (timeZone === 'UTC') return timeZone
  const [name, offset] = [zonePart('longGeneric'), zonePart('shortOffset')]
  return name === offset ? name : `${name} (${offset})`

  function zonePart(timeZoneName: 'longGeneric' | 'shortOffset'): string {
    const parts = dateFormat(locale, { timeZone, timeZoneName }).formatToParts(now)
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  }
}

/** Today's date in a zone, in the format of date inputs. */
export function todayInZone(now: Date, timeZone: string): string {
  return dateFormat('en-CA', { timeZone }).format(now)
}

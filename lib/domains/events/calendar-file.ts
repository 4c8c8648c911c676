import { createEvent } from 'ics'
import type { CalendarEntry } from './calendar-entry'

/**
 * A calendar entry as an iCalendar file (RFC 5545).
 *
 * @param uid the same for the same entry, so that a second import replaces the first
 * @param now when the file is made
 */
export function calendarFile(
  entry: CalendarEntry,
  { uid, product, now }: { uid: string; product: string; now: Date },
): string {
  // Read by the package though not in its types; its default is the moment it was loaded.
  const stamp = { timestamp: now.getTime() }
  const { error, value } = createEvent({
    ...stamp,
    uid,
    productId: product,
    title: entry.name,
    description: entry.description,
    url: entry.url,
    start: Date.parse(entry.startsAt),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { seconds: entry.durationSeconds },
  })
  if (value === null) throw new Error('the event fits no calendar', { cause: error })
  return value
}

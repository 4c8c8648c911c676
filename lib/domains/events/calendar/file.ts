import { createEvents, type EventAttributes } from 'ics'
import type { CalendarEntry, FeedEntry } from './entry'

type Making = { product: string; /** When the file is made. */ now: Date }

/**
 * A calendar entry as an iCalendar file (RFC 5545).
 *
 * @param uid the same for the same entry, so that a second import replaces the first
 */
export function calendarFile(entry: CalendarEntry, { uid, ...making }: Making & { uid: string }): string {
  return fileOf([{ ...entry, uid }], making, {})
}

/** Several entries as one file that calendar programs poll; anyone who follows it sees its name. */
export function calendarFeedFile(
  entries: readonly FeedEntry[],
  { name, ...making }: Making & { name: string },
): string {
  if (entries.length > 0) return fileOf(entries, making, { calName: name })
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    `PRODID:${making.product}`,
    'METHOD:PUBLISH',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}

function fileOf(entries: readonly FeedEntry[], { product, now }: Making, header: { calName?: string }): string {
  const events = entries.map((entry): EventAttributes => {
    // Read by the package though not in its types; by default it is the time at which the package was loaded.
    const stamp = { timestamp: now.getTime() }
    return {
      ...stamp,
      uid: entry.uid,
      productId: product,
      title: entry.name,
      description: entry.description,
      url: entry.url,
      start: Date.parse(entry.startsAt),
      startInputType: 'utc',
      startOutputType: 'utc',
      duration: { seconds: entry.durationSeconds },
    }
  })
  const { error, value } = createEvents(events, { productId: product, ...header })
  if (value === null || value === undefined) throw new Error('the events fit no calendar', { cause: error })
  return value
}

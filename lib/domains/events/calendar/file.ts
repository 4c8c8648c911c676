import ical, { ICalAlarmType, ICalCalendarMethod, type ICalCalendar } from 'ical-generator'
import type { CalendarEntry, FeedEntry } from './entry'

type Making = { product: string; /** When the file is made. */ now: Date }

/** How long before a start a player is reminded: enough to fill a bottle and warm up. */
const REMINDED_SECONDS = 15 * 60

/** How often calendar programs should ask again, in seconds. */
const RENEWED_SECONDS = 3600

/**
 * A calendar entry as an iCalendar file (RFC 5545), with a reminder.
 *
 * @param uid the same for the same entry, so that a second import replaces the first
 */
export function calendarFile(entry: CalendarEntry, { uid, product, now }: Making & { uid: string }): string {
  const calendar = newCalendar(product)
  add(calendar, { ...entry, uid }, { now, isReminded: true })
  return calendar.toString()
}

type FeedMaking = Making & {
  /** Anyone who follows the feed sees its name. */
  name: string
  /** Whether each entry has a reminder: right for what a player has joined, too much for all that there is. */
  isReminded: boolean
}

/** Several entries as one file that calendar programs poll. */
export function calendarFeedFile(entries: readonly FeedEntry[], { name, product, ...making }: FeedMaking): string {
  const calendar = newCalendar(product).name(name).ttl(RENEWED_SECONDS)
  for (const entry of entries) add(calendar, entry, making)
  return calendar.toString()
}

const newCalendar = (product: string) =>
  ical({ prodId: { company: product, product: 'Calendar' }, method: ICalCalendarMethod.PUBLISH })

function add(calendar: ICalCalendar, entry: FeedEntry, { now, isReminded }: { now: Date; isReminded: boolean }): void {
  const start = new Date(entry.startsAt)
  const event = calendar.createEvent({
    id: entry.uid,
    stamp: now,
    start,
    end: new Date(start.getTime() + entry.durationSeconds * 1000),
    summary: entry.name,
    description: entry.description,
    // The package escapes these signs as in texts, which no program undoes in an address.
    url: entry.url.replaceAll(/[,;\\]/g, encodeURIComponent),
  })
  if (isReminded) {
    event.createAlarm({ type: ICalAlarmType.display, triggerBefore: REMINDED_SECONDS, description: entry.name })
  }
}

import { dateFormat } from './formats.ts'

/**
 * How detailed the text is: for a card, for a headline, or without the day; and without a zone, which is named
 * elsewhere: only the day with its weekday, only the date, or only the time.
 */
export type TimeFormat = 'short' | 'full' | 'time' | 'day' | 'date' | 'clock'

const clock: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }

export const timeFormats: Record<TimeFormat, Intl.DateTimeFormatOptions> = {
  short: { weekday: 'short', day: 'numeric', month: 'short', ...clock },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', ...clock },
  time: clock,
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  clock: { hour: 'numeric', minute: '2-digit' },
}

type Wording = {
  locale: string
  format: TimeFormat
  /** IANA name; the visitor's own zone by default. */
  timeZone?: string
}

/** An instant (ISO 8601) as text, with its zone (decisions.md, "Time and stages"). */
export function timeText(instant: string, wording: Wording): string {
  return formatter(wording).format(new Date(instant))
}

/** Roughly the longest text that `timeText` returns for an instant in any zone, to reserve space for it. */
export function longestTimeText(instant: string, wording: Wording): string {
  return formatter(wording)
    .formatToParts(new Date(instant))
    .map(({ type, value }) => longest[type] ?? value)
    .join('')
}

const longest: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
  day: '00',
  hour: '00',
  timeZoneName: 'GMT+12:45',
}

/** Of the visitor's own zone none is kept, since it may change while the page is open. */
const formatter = ({ locale, format, timeZone }: Wording) =>
  timeZone === undefined
    ? new Intl.DateTimeFormat(locale, timeFormats[format])
    : dateFormat(locale, { ...timeFormats[format], timeZone })

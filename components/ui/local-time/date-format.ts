/** So many are kept; a page of the calendar needs fewer. */
const MOST = 200

const known = new Map<string, Intl.DateTimeFormat>()

/** A formatter of these options: making one takes a hundred times as long as writing a date with it. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options])
  const format = known.get(key) ?? new Intl.DateTimeFormat(locale, options)
  // The one unused for longest makes room: a zone may be written in ways without end.
  known.delete(key)
  known.set(key, format)
  const [oldest] = known.keys()
  if (known.size > MOST && oldest !== undefined) known.delete(oldest)
  return format
}

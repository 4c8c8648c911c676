/** So many are kept; a page of the calendar needs fewer. */
const MOST = 200

const known = new Map<string, Intl.DateTimeFormat>()

/** A formatter of these options: making one takes a hundred times as long as writing a date with it. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options])
  const found = known.get(key)
  if (found) return found
  if (known.size >= MOST) known.clear()
  const made = new Intl.DateTimeFormat(locale, options)
  known.set(key, made)
  return made
}

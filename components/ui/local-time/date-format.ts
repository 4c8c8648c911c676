/** Number of cached formatters; a page of the calendar needs fewer. */
const MOST = 200

const known = new Map<string, Intl.DateTimeFormat>()

/** A cached formatter of these options: creating one takes a hundred times as long as formatting a date. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options])
  const format = known.get(key) ?? new Intl.DateTimeFormat(locale, options)
  // Evicts the least recently used: a zone can be spelled in endless ways.
  known.delete(key)
  known.set(key, format)
  const [oldest] = known.keys()
  if (known.size > MOST && oldest !== undefined) known.delete(oldest)
  return format
}

/** Number of cached formatters of a kind; a page of the calendar needs fewer. */
const MOST = 200

export const dateFormat = cached(
  (locale: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)

export const numberFormat = cached(
  (locale: string, options: Intl.NumberFormatOptions = {}) => new Intl.NumberFormat(locale, options),
)

export const pluralRules = cached((locale: string) => new Intl.PluralRules(locale))

export const displayNames = cached(
  (locale: string, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options),
)

/** Keeps the formatters of a kind: creating one takes a hundred times as long as formatting with it. */
function cached<Rest extends unknown[], Format>(create: (locale: string, ...rest: Rest) => Format) {
  const known = new Map<string, Format>()
  return (locale: string, ...rest: Rest): Format => {
    const key = JSON.stringify([locale, ...rest])
    const format = known.get(key) ?? create(locale, ...rest)
    // Evicts the least recently used: a zone can be spelled in endless ways.
    known.delete(key)
    known.set(key, format)
    const [oldest] = known.keys()
    if (known.size > MOST && oldest !== undefined) known.delete(oldest)
    return format
  }
}

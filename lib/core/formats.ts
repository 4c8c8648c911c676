/** Number of cached formatters of a kind; a page of the calendar needs fewer. */
const MOST = 200

/** How dates are written, in a zone that is named: the machine's own may change while the formatter is kept. */
type DateFormat = Intl.DateTimeFormatOptions & { timeZone: string }

/** A kept formatter of dates and times. @throws RangeError if the zone is unknown */
export const dateFormat = cached((locale: string, options: DateFormat) => new Intl.DateTimeFormat(locale, options))

/** A kept formatter of numbers, units and percentages. */
export const numberFormat = cached(
  (locale: string, options: Intl.NumberFormatOptions = {}) => new Intl.NumberFormat(locale, options),
)

/** Kept rules of a language for what goes with a number. */
export const pluralRules = cached((locale: string) => new Intl.PluralRules(locale))

/** A kept list of names, of countries or of languages. */
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

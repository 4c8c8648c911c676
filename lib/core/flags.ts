/** Flags that are on unless `FEATURE_FLAGS` switches them off (decisions.md, "Events"). */
const ON_BY_DEFAULT = new Set(['event-feed', 'calendar-feed'])

/**
 * Whether a feature is switched on.
 *
 * @param settings from `FEATURE_FLAGS`: `name` is on, `-name` is off; the last one counts
 */
export function isFlagOn(name: string, settings: readonly string[]): boolean {
  const said = settings.findLast((each) => each === name || each === `-${name}`)
  return said === undefined ? ON_BY_DEFAULT.has(name) : said === name
}

/** Flags that the code reads, and whether each is on unless `FEATURE_FLAGS` says otherwise (decisions.md, "Events"). */
const ofCode = { 'event-feed': true, 'calendar-feed': true, 'web-default-annual': false }

/** Names of the flags that the code reads; all others are names that editors give in documents. */
export const flagsOfCode: readonly string[] = Object.keys(ofCode)

const onByDefault = new Set(Object.entries(ofCode).flatMap(([name, isOn]) => (isOn ? [name] : [])))

/**
 * Whether a feature is switched on.
 *
 * @param settings from `FEATURE_FLAGS`: `name` is on, `-name` is off; the last one counts
 */
export function isFlagOn(name: string, settings: readonly string[]): boolean {
  const said = settings.findLast((each) => each === name || each === `-${name}`)
  return said === undefined ? onByDefault.has(name) : said === name
}

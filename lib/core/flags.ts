/** What is known of a flag that the code reads. */
export type DeclaredFlag = {
  /** Whether it is on unless `FEATURE_FLAGS` or an operator says otherwise. */
  isOn: boolean
  /** Who decides about it, as in `.github/CODEOWNERS`. */
  owner: `@${string}`
  /** What is different while it is on. */
  purpose: string
  /** The day by which the owner takes it out of the code, or gives it another end for a reason: YYYY-MM-DD. */
  ends: string
}

/** Flags that the code reads (docs/decisions/065). */
export const codeFlags = {
  'event-feed': {
    isOn: true,
    owner: '@gruppetto/members',
    purpose: 'the list of joined events comes from the game server’s event feed, not from the player’s own list',
    ends: '2027-12-31',
  },
  'calendar-feed': {
    isOn: true,
    owner: '@gruppetto/members',
    purpose: 'players have a secret address of their calendar; a game server may not support it',
    ends: '2027-12-31',
  },
  'web-default-annual': {
    isOn: false,
    owner: '@gruppetto/payments',
    purpose: 'of a membership’s prices the annual one is chosen at first',
    ends: '2027-06-30',
  },
} as const satisfies Readonly<Record<string, DeclaredFlag>>

/** A flag that the code reads; any other name is one that editors give in documents. */
export type FlagName = keyof typeof codeFlags

/** Names of the flags that the code reads. */
export const flagsOfCode: readonly string[] = Object.keys(codeFlags)

const onByDefault = new Set(Object.entries(codeFlags).flatMap(([name, { isOn }]) => (isOn ? [name] : [])))

/**
 * Whether a feature is switched on. Parts of pages that editors named a flag for ask this; code asks `isOn` of
 * `lib/core/server/flags.ts`.
 *
 * @param settings from `FEATURE_FLAGS`: `name` is on, `-name` is off; the last one counts
 */
export function isFlagOn(name: string, settings: readonly string[]): boolean {
  const said = settings.findLast((each) => each === name || each === `-${name}`)
  return said === undefined ? onByDefault.has(name) : said === name
}

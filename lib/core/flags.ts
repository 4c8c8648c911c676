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
  /**
   * Whether it may be on for a share of visitors: only pages ask for it, and nothing that is answered for one request.
   */
  isShareable?: true
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
    isShareable: true,
  },
} as const satisfies Readonly<Record<string, DeclaredFlag>>

/** A flag that the code reads; any other name is one that editors give in documents. */
export type FlagName = keyof typeof codeFlags

/** Names of the flags that the code reads. */
export const flagsOfCode: readonly string[] = Object.keys(codeFlags)

/** Names of those that may be on for a share of visitors. */
export const shareableFlags: readonly string[] = Object.entries<DeclaredFlag>(codeFlags).flatMap(([name, flag]) =>
  flag.isShareable ? [name] : [],
)

/** How many flags may be on for a share of visitors at a time: each doubles the forms of every page. */
export const MOST_SHARED = 2

/** A flag for a share of visitors, as settings write it: `name:20%`, a whole number from 1 to 99. */
const SHARED = /^([^:%]+):([1-9]\d?)%$/

/** The flag and its share in per cent that a setting names; undefined for any other setting. */
export function sharedIn(setting: string): { name: string; share: number } | undefined {
  const [, name, share] = SHARED.exec(setting) ?? []
  return name === undefined ? undefined : { name, share: Number(share) }
}

/** The flag that a setting is about. */
export const nameIn = (setting: string): string => sharedIn(setting)?.name ?? setting.replace(/^-/, '')

/**
 * The flags that are on for a share of visitors, in the order of their names, with the share in per cent.
 *
 * @param settings as for `isFlagOn`
 */
export function sharesIn(settings: readonly string[], shareable = shareableFlags): Map<string, number> {
  const shares = new Map<string, number>()
  for (const name of shareable.toSorted()) {
    const shared = sharedIn(settings.findLast((each) => nameIn(each) === name) ?? '')
    if (shared !== undefined && shares.size < MOST_SHARED) shares.set(name, shared.share)
  }
  return shares
}

const onByDefault = new Set(Object.entries(codeFlags).flatMap(([name, { isOn }]) => (isOn ? [name] : [])))

/**
 * Whether a feature is switched on. Parts of pages that editors named a flag for ask this; code asks `isOn` of
 * `lib/core/server/flags.ts`.
 *
 * @param settings from `FEATURE_FLAGS`: `name` is on, `-name` is off, and so is `name:20%`, but in some visitors’ forms of
 * pages; the last one counts
 */
export function isFlagOn(name: string, settings: readonly string[]): boolean {
  const said = settings.findLast((each) => nameIn(each) === name)
  return said === undefined ? onByDefault.has(name) : said === name
}

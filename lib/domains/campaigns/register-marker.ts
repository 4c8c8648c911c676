/**
 * Remembers, while somebody signs in, that registering was asked for (decisions.md, Campaigns) [CP-034]. `by` is the player
 * whose session had ended, where it was one: it is nobody else's wish.
 */
export type RegisterMarker = { hasTickedTerms: boolean; by?: string }

const TICKED = 'terms-ticked'
const NOT_TICKED = 'terms-not-ticked'

/** Where the marker of a campaign is stored. */
export function registerMarkerKey(productSlug: string, campaignShortName: string): string {
  return `${productSlug}:register:${campaignShortName}`
}

/** The marker as it is stored. @param now milliseconds since 1970 */
export function registerMarkerText({ hasTickedTerms, by }: RegisterMarker, now: number): string {
  return [hasTickedTerms ? TICKED : NOT_TICKED, now, ...(by === undefined ? [] : [by])].join(' ')
}

/**
 * A wish of half an hour ago is one that was given up: nobody is registered by a later sign-in. The same as for the pending
 * sign-up to an event (decisions.md, Events).
 */
const EXPIRES_AFTER_MS = 30 * 60_000

/** @param text as it was stored; expired, or anything that we never store, is no marker */
export function registerMarkerIn(text: string | null, now: number): RegisterMarker | undefined {
  const [terms, at, by, ...rest] = (text ?? '').split(' ')
  const age = at === undefined || at === '' ? NaN : now - Number(at)
  if (rest.length > 0 || !(age >= 0 && age <= EXPIRES_AFTER_MS)) return undefined
  if (terms !== TICKED && terms !== NOT_TICKED) return undefined
  return { hasTickedTerms: terms === TICKED, ...(by !== undefined && { by }) }
}

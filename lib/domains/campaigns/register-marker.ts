/** Remembers, while a visitor signs in, that registering was asked for (decisions.md, Campaigns) [CP-034]. */
export type RegisterMarker = { hasTickedTerms: boolean }

const TICKED = 'terms-ticked'
const NOT_TICKED = 'terms-not-ticked'

/** Where the marker of a campaign is stored. */
export function registerMarkerKey(productSlug: string, campaignShortName: string): string {
  return `${productSlug}:register:${campaignShortName}`
}

/** The marker as it is stored. */
export function registerMarkerText({ hasTickedTerms }: RegisterMarker): string {
  return hasTickedTerms ? TICKED : NOT_TICKED
}

/** @param text as it was stored; anything that we never store is no marker */
export function registerMarkerIn(text: string | null): RegisterMarker | undefined {
  return text === TICKED || text === NOT_TICKED ? { hasTickedTerms: text === TICKED } : undefined
}

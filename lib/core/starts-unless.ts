import type { ConsentCategory } from './consent'

/**
 * The visitor for whom the server drew a part of a page. The head script asks this of each visitor
 * (`lib/delivery/starts-script.ts`); whoever differs gets the part's script with the first paint.
 */
export type StartsUnless = {
  /** Somebody who sees the prices of this country (ISO 3166) … */
  country?: string
  /** … which a proxy in front of the site may know. */
  isTold?: boolean
  /** Somebody for whom it is this day (`2030-05-15`) by the clock on their wall. */
  day?: string
  /** Somebody for whom none of these wall-clock times has come or gone since the page was made at the other. */
  times?: { at: string; changes: readonly string[] }
  /** Somebody whose cookies don't match this pattern (`agreedPattern`). */
  cookies?: string
}

/**
 * A pattern that the cookies of who has agreed to something match (docs/decisions/064). It looks only roughly, at an answer
 * of any age, since a part's script decides by the answer itself.
 */
export const agreedPattern = (category: ConsentCategory): string => `consent=[^;.]*${category}`

/** Key of the browser's storage under which a chosen country is kept. */
export const CHOSEN_COUNTRY = 'country'

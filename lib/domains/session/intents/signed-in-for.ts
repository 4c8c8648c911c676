import { keepCookie, readCookie } from '@/lib/core/browser-cookie'

/**
 * Cookie with the id of the element at which a player goes on who has just signed in for it. The address names it as well,
 * but anybody can send anybody an address (docs/decisions/035); this browser has the cookie from our own answer.
 */
export const SIGNED_IN_FOR = 'signed_in_for'

/** Seconds until the page's script has to be there. */
export const SIGNED_IN_FOR_SECONDS = 120

/**
 * Whether the player has just signed in for what is in an element, in this browser, and was led to it by this page's
 * address: the page that is being left for the sign-in gets the cookie with the answer, a moment before the next page is there.
 */
export const hasSignedInFor = (id: string): boolean =>
  readCookie(SIGNED_IN_FOR) === encodeURIComponent(id) && location.hash === `#${encodeURIComponent(id)}`

/** Forgets it, also in the address, once the page goes on with it. */
export function forgetSignedInFor(id: string): void {
  if (!hasSignedInFor(id)) return
  keepCookie(SIGNED_IN_FOR, '', 0)
  history.replaceState(history.state, '', location.pathname + location.search)
}

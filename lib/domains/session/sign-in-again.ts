import { loginPathTo } from '@/lib/core/paths'

/**
 * Where a player whose session has ended signs in and comes back to this place.
 * @param hash with its `#`; the page's own unless said
 */
export function signInAgainPath(hash = location.hash): string {
  return loginPathTo(location.pathname + location.search + hash)
}

/** The session ended in the meantime: through sign-in, and back to this place. */
export function signInAgain(hash?: string): void {
  location.assign(signInAgainPath(hash))
}

import { loginPathTo } from '@/lib/core/paths'

/**
 * The path for signing in and returning to this place, after a session has ended.
 * @param hash with its `#`; by default the page's own
 */
export function signInAgainPath(hash = location.hash): string {
  return loginPathTo(location.pathname + location.search + hash)
}

/** Leads through sign-in and back to this place, after the session has ended. */
export function signInAgain(hash?: string): void {
  location.assign(signInAgainPath(hash))
}

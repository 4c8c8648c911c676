import { loginPathTo } from '@/lib/core/paths'

/**
 * The path for signing in and returning to this page, after a session has ended.
 *
 * @param hash with its `#`; by default the page's own
 */
export function signInAgainPath(hash = location.hash): string {
  return loginPathTo(location.pathname + location.search + hash)
}

/** Redirects to sign-in, and from there back to this page, after the session has ended. */
export function signInAgain(hash?: string): void {
  location.assign(signInAgainPath(hash))
}

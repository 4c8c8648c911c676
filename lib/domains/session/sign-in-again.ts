import { loginPathTo } from '@/lib/core/paths'

/** Where a player whose session has ended signs in and comes back to this page. */
export function signInAgainPath(): string {
  return loginPathTo(location.pathname + location.search)
}

/** The session ended in the meantime: through sign-in, and back to this page. */
export function signInAgain(): void {
  location.assign(signInAgainPath())
}

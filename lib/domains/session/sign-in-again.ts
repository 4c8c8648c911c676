import { loginPathTo } from '@/lib/core/paths'

/** Where a player whose session has ended signs in and comes back to this place. */
export function signInAgainPath(): string {
  return loginPathTo(location.pathname + location.search + location.hash)
}

/** The session ended in the meantime: through sign-in, and back to this place. */
export function signInAgain(): void {
  location.assign(signInAgainPath())
}

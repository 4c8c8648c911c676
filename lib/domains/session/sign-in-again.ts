import { loginPathTo } from '@/lib/core/paths'

/** Where a player whose session has ended signs in and comes back to this page. */
export function signInAgainPath(): string {
  return loginPathTo(location.pathname + location.search)
}

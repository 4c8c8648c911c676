import { loginPath } from '@/lib/core/paths'

/** Where a player whose session has ended signs in and comes back to this page. */
export function signInAgainPath({ pathname, search }: Pick<Location, 'pathname' | 'search'> = location): string {
  return `${loginPath}?${String(new URLSearchParams({ returnTo: pathname + search }))}`
}

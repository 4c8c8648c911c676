import { loginPathTo } from '@/lib/core/paths'

/** The session ended in the meantime: through sign-in, and back to this page. */
export function signInAgain(): void {
  location.assign(loginPathTo(location.pathname + location.search))
}

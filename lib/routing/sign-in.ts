import { localizedPath, splitLocale } from '../../i18n/localized-path.ts'
import { joinPath, loginPath } from '../core/paths.ts'
import { safeReturnTo } from '../domains/session/return-to.ts'
import type { AskedPage } from './asked-page.ts'
import type { Decision } from '../core/route-decision.ts'
import { NOT_LISTED } from './pages-for-one-request.ts'

export const isSignIn = ({ path }: AskedPage) => path === loginPath || path === joinPath

/** Redirects to the address without a language, since sign-in has none; the language moves into `returnTo`. */
export function moveLanguage({ url, path, locale, lookups }: AskedPage): Decision {
  const to = new URL(url)
  to.pathname = path
  const place = splitLocale(safeReturnTo(to.searchParams.get('returnTo'), lookups.siteUrl)).path
  to.searchParams.set('returnTo', localizedPath(place, locale))
  return { kind: 'redirect', to, status: 308 }
}

/** Signing in happens at the identity provider; a page is shown only to report on it. */
export async function signIn({ lookups, path, url }: AskedPage): Promise<Decision> {
  const parameters = new URLSearchParams(url.search)
  if (await lookups.mustWaitToSignIn()) parameters.set('problem', 'too_many_tries')
  const isTold = parameters.has('problem') || parameters.has('outcome')
  const search = parameters.toString()
  if (!isTold) return { kind: 'route', pathname: `/api/auth${path}`, search }
  const { locale } = splitLocale(safeReturnTo(parameters.get('returnTo'), lookups.siteUrl))
  return { kind: 'page-for-one-request', pathname: `/${locale}${loginPath}`, search, headers: NOT_LISTED }
}

/** Shows a player's personal page; anybody else signs in first and comes back. */
export async function showToPlayer({ lookups, url, route }: AskedPage): Promise<Decision> {
  if (await lookups.isSignedIn()) return { kind: 'page-for-one-request', pathname: route }
  const to = new URL(loginPath, lookups.siteUrl)
  to.searchParams.set('returnTo', url.pathname + url.search)
  return { kind: 'redirect', to, status: 303, headers: { 'cache-control': 'private, no-store' } }
}

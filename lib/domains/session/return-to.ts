import { LOCALE_CODE } from '../../core/locale-code.ts'

/** Maximum length: it is stored in a cookie, which browsers drop above 4096 bytes. */
const MAX_LENGTH = 1000
/** Paths that can't be returned to, since they would redirect the player. */
const NO_PLACE = new RegExp(`^/(?:${LOCALE_CODE}/)?(?:api|login|join)(?:/|$)`)

/**
 * Where a player goes after signing in: a path of this site with its query and fragment; anything else becomes `/`
 * (contracts.md, Identity).
 *
 * @param wanted from the request
 * @param siteUrl `SITE_URL`
 */
export function safeReturnTo(wanted: string | null | undefined, siteUrl: string): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || !URL.canParse(wanted, siteUrl)) return '/'
  const { origin, pathname, search, hash } = new URL(wanted, siteUrl)
  if (origin !== new URL(siteUrl).origin || pathname.startsWith('//') || NO_PLACE.test(pathname)) return '/'
  const path = pathname + search + hash
  return path.length > MAX_LENGTH ? '/' : path
}

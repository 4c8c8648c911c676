const LONGEST = 2000
/** Addresses that are no place to come back to: they would send the player on or away. */
const NO_PLACE = /^\/(?:api|login|join)(?:[/?#]|$)/

/**
 * Where a player goes after signing in: a path of our own with its query and fragment; anything else becomes `/`
 * (contracts.md, Identity).
 *
 * @param wanted as it came with the request
 * @param siteUrl `SITE_URL`
 */
export function safeReturnTo(wanted: string | null | undefined, siteUrl: string): string {
  if (!wanted || wanted.length > LONGEST || !/^\/(?![/\\])/.test(wanted) || !URL.canParse(wanted, siteUrl)) return '/'
  const { origin, pathname, search, hash } = new URL(wanted, siteUrl)
  if (origin !== new URL(siteUrl).origin || pathname.startsWith('//') || NO_PLACE.test(pathname)) return '/'
  return pathname + search + hash
}

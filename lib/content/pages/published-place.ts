/** Query parameters that only drafts understand: a stage of a campaign, and the time to see it at. */
const OF_DRAFTS = ['stage', 'asOf']

/**
 * The address on this site that a browser comes from, without parameters that only drafts understand; undefined for an
 * address elsewhere.
 *
 * @param referer the browser's `Referer` header
 */
export function publishedPlace(referer: string | null, siteUrl: string): string | undefined {
  if (referer === null || !URL.canParse(referer)) return undefined
  const { origin, pathname, searchParams } = new URL(referer)
  if (origin !== siteUrl) return undefined
  for (const name of OF_DRAFTS) searchParams.delete(name)
  const search = searchParams.toString()
  return search === '' ? pathname : `${pathname}?${search}`
}

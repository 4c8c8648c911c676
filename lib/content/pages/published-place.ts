/** What an editor may ask of a draft beside its address: a stage of its campaign, and the moment it is seen at. */
const OF_DRAFTS = ['stage', 'asOf']

/**
 * The address of ours that a browser comes from, without what only drafts understand; undefined for any other.
 *
 * @param referer as the browser says it
 */
export function publishedPlace(referer: string | null, siteUrl: string): string | undefined {
  if (referer === null || !URL.canParse(referer)) return undefined
  const { origin, pathname, searchParams } = new URL(referer)
  if (origin !== siteUrl) return undefined
  for (const name of OF_DRAFTS) searchParams.delete(name)
  const search = searchParams.toString()
  return search === '' ? pathname : `${pathname}?${search}`
}

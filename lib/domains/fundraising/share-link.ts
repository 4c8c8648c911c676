import type { SharedBy } from './shared-by'

export const SHARE_ANCHOR = 'fundraiser'

/** The page's address with the fundraiser's ids and the banner's anchor; other query parameters stay [FR-009]. */
export function shareLink(page: string, { fundraiserId, publicId }: SharedBy): string {
  const address = new URL(page)
  address.searchParams.set('fundraiser_id', fundraiserId)
  if (publicId === undefined || publicId === '') address.searchParams.delete('public_id')
  else address.searchParams.set('public_id', publicId)
  address.hash = SHARE_ANCHOR
  return address.href
}

import { providerIdIn } from './provider-id'

/** What a shared address says of whose page it is [FR-003]. */
export type SharedBy = { fundraiserId: number; publicId: string | undefined }

export const SHARE_ANCHOR = 'fundraiser'

/** The page with the fundraiser's ids and the banner's anchor; all else that the address asks for stays [FR-009]. */
export function shareLink(page: string, { fundraiserId, publicId }: SharedBy): string {
  const address = new URL(page)
  address.searchParams.set('fundraiser_id', String(fundraiserId))
  if (publicId === undefined || publicId === '') address.searchParams.delete('public_id')
  else address.searchParams.set('public_id', publicId)
  address.hash = SHARE_ANCHOR
  return address.href
}

/** Whose page an address shows, where it says so. */
export function sharedBy(page: string): SharedBy | undefined {
  const query = new URL(page).searchParams
  const fundraiserId = providerIdIn(query.get('fundraiser_id') ?? undefined)
  return fundraiserId === undefined ? undefined : { fundraiserId, publicId: query.get('public_id') ?? undefined }
}

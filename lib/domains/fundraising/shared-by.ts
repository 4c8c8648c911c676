import { providerIdIn } from './provider-id'

/** What a shared address says of whose page it is [FR-003]. */
export type SharedBy = { fundraiserId: number; publicId: string | undefined }

/** Whose page an address shows, where it says so. */
export function sharedBy(page: string): SharedBy | undefined {
  const query = new URL(page).searchParams
  const fundraiserId = providerIdIn(query.get('fundraiser_id') ?? undefined)
  return fundraiserId === undefined ? undefined : { fundraiserId, publicId: query.get('public_id') ?? undefined }
}

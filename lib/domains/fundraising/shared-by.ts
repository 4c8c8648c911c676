import { parseIdentifier, type Identifier } from '../../core/identifier.ts'

/** The fundraiser named by a shared address [FR-003]. */
export type SharedBy = { fundraiserId: Identifier; publicId: string | undefined }

/** The fundraiser that an address names, if any. */
export function sharedBy(page: string): SharedBy | undefined {
  const query = new URL(page).searchParams
  const fundraiserId = parseIdentifier(query.get('fundraiser_id') ?? undefined)
  return fundraiserId === undefined ? undefined : { fundraiserId, publicId: query.get('public_id') ?? undefined }
}

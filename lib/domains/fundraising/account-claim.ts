import 'server-only'
import { InvalidInputError } from '@/lib/core/errors'
import type { Identifier } from '@/lib/core/identifier'
import { receivedIdentifierSchema } from '@/lib/core/identifier-schema'
import { sealForPlayer } from '@/lib/domains/session/seal-for-player'
import type { Member } from '@/lib/domains/session/member'

const claim = sealForPlayer('fundraiser', receivedIdentifierSchema)

type Player = Pick<Member, 'id'>

/** Seals an account for the browser to pass to the next step: it can neither forge one nor pass on another player's. */
export const sealClaim = ({ id }: Player, fundraiserId: Identifier): Promise<string> => claim.seal(id, fundraiserId)

/** @throws InvalidInputError if it wasn't issued by us, another player's, or too old */
export async function openClaim(sealed: string, { id }: Player): Promise<Identifier> {
  const fundraiserId = await claim.open(sealed, id)
  if (fundraiserId === undefined) throw new InvalidInputError('not an account of the player')
  return fundraiserId
}

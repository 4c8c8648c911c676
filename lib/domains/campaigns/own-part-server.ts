import 'server-only'
import type { Member } from '@/lib/domains/session/member'
import { findStatus } from './history-server'
import { takesPart, type OwnPart } from './own-progress'
import { readCounted } from './server'

/**
 * A player's part in a campaign. What the game counts is read only for those who take part, and left out if it can't be.
 * @throws UpstreamError if it can't be read whether the player takes part; AppError `not_signed_in`
 */
export async function readOwnPart(member: Member, shortName: string): Promise<OwnPart> {
  const status = await findStatus(member, shortName)
  return { status, ...(takesPart({ status }) && (await readCounted(member, shortName))) }
}

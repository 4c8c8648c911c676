import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { sealForPlayer } from '@/lib/domains/session/seal-for-player'
import type { Member } from '@/lib/domains/session/member'

const ticket = sealForPlayer('connection', z.string())

type Player = Pick<Member, 'id'>

/**
 * Proves that an address of the partner was just created for this player. The address contains the partner's invitation
 * of one player, and anyone could send theirs to somebody else.
 */
export const sealTicket = ({ id }: Player, address: string): Promise<string> => ticket.seal(id, digestOf(address))

/** Whether the ticket is the player's own for this address. */
export async function isTicketFor({ id }: Player, address: string, sealed: string): Promise<boolean> {
  return (await ticket.open(sealed, id)) === digestOf(address)
}

const digestOf = (address: string) => createHash('sha256').update(address).digest('base64url')

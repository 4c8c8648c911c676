import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { carried } from '@/lib/domains/session/carried'
import type { Member } from '@/lib/domains/session/member'

const ticket = carried('connection', z.string())

type Player = Pick<Member, 'id'>

/**
 * Says of an address of the partner that it was made for the player, just now. The address holds the partner's invitation of
 * one player, and anybody can send somebody else their own.
 */
export const sealTicket = ({ id }: Player, address: string): Promise<string> => ticket.seal(id, digestOf(address))

/** Whether the ticket is the player's own for this address. */
export async function isTicketFor({ id }: Player, address: string, sealed: string): Promise<boolean> {
  return (await ticket.open(sealed, id)) === digestOf(address)
}

const digestOf = (address: string) => createHash('sha256').update(address).digest('base64url')

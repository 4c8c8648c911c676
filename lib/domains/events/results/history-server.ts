import 'server-only'
import type { Identifier } from '@/lib/core/identifier'
import { siteNow } from '@/lib/core/server/site-clock'
import type { Member } from '@/lib/domains/session/member'
import { listMyEvents } from '@/lib/services/game/player-events'
import { eventFromGame } from '../from-game'
import type { Category, Event, EventType, Subgroup } from '../schema'
import { readPlacing } from './own-results-server'
import { isOver, isTimed } from './race-result'

/** A start that a player has joined, to come or past. */
export type OwnStart = { eventId: Identifier; name: string; type: EventType; startsAt: string; category: Category }

/** Every start that the game has of the player, the latest first. @throws UpstreamError */
export async function listOwnStarts(member: Member): Promise<OwnStart[]> {
  return (await joinedStarts(member)).map(({ event, subgroup }) => ({
    eventId: event.id,
    name: event.name,
    type: event.type,
    startsAt: subgroup.startsAt,
    category: subgroup.category,
  }))
}

export type OwnPlacing = { eventId: Identifier; name: string; startsAt: string; position: number; total: number }

/**
 * The player's placings in past events with winners.
 *
 * @param most of the latest ones: each is a call of its own
 * @throws UpstreamError if one can't be read
 */
export async function listOwnPlacings(member: Member, most: number): Promise<OwnPlacing[]> {
  const starts = await joinedStarts(member)
  const timed = starts.filter(({ event }) => isTimed(event) && isOver(event, siteNow())).slice(0, most)
  return (await Promise.all(timed.map((start) => placingIn(member, start)))).flat()
}

type JoinedStart = { event: Event; subgroup: Subgroup }

async function joinedStarts(member: Member): Promise<JoinedStart[]> {
  const events = (await member.call(listMyEvents)).map(eventFromGame)
  return events
    .flatMap((event) => event.subgroups.filter(({ signedUp }) => signedUp).map((subgroup) => ({ event, subgroup })))
    .toSorted((one, other) => Date.parse(other.subgroup.startsAt) - Date.parse(one.subgroup.startsAt))
}

/** Nothing for who did not ride. */
async function placingIn(member: Member, { event, subgroup }: JoinedStart): Promise<OwnPlacing[]> {
  const placing = await readPlacing(member, { type: event.type, subgroupId: subgroup.id })
  return placing ? [{ eventId: event.id, name: event.name, startsAt: subgroup.startsAt, ...placing }] : []
}

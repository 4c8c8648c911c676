import 'server-only'
import * as z from 'zod/mini'
import { cachedRead } from '@/lib/core/server/cached-read'
import { gapForMember, gapInPage } from '@/lib/core/server/gap'
import { siteNow, siteTime } from '@/lib/core/server/site-clock'
import type { Member } from '@/lib/domains/session/member'
import { getRaceResults } from '@/lib/services/game/events'
import { getPlacement, getRiderData } from '@/lib/services/game/live'
import { listMyEvents } from '@/lib/services/game/player-events'
import { eventFromGame } from '../from-game'
import { joinedFrom, yetToEnd, type JoinedEvent } from '../joined-event'
import { isOver, isTimed, raceResultSchema, type PastEvent, type PlayerResult, type RaceResult } from './race-result'
import type { Event, Subgroup } from '../schema'
import { getMemberEvent, listJoinedEvents, usesEventFeed } from '../server'

/** Results may still be corrected for a while. */
const REVALIDATE_SECONDS = 300
/** Number of past events shown to a player. */
const PAST_SHOWN = 12

/** The results of a race by group; none before its end, and for events without winners [CD-020]. */
export async function listRaceResults(event: Event): Promise<RaceResult[]> {
  if (!isTimed(event) || !isOver(event, siteNow())) return []
  return cachedRead(
    {
      key: ['race results', event.id],
      share: 'open',
      schema: z.array(raceResultSchema),
      revalidate: REVALIDATE_SECONDS,
    },
    async () => (await Promise.all(event.subgroups.map(resultOf))).flat(),
  ).catch(gapInPage('event is shown without its results', { eventId: event.id }, []))
}

async function resultOf({ id, category }: Subgroup): Promise<RaceResult[]> {
  const summary = (await getRaceResults(id)).get(id)
  if (!summary) return []
  const { finishers, winnerName, winningTimeInSeconds: winningSeconds } = summary
  return [{ subgroupId: id, category, finishers, winnerName, winningSeconds }]
}

/**
 * The player's placing in their start [CD-022, CD-023]; undefined if they are in none, and before it begins.
 * @throws UpstreamError if the placement can't be read
 */
export async function findPlayerResult(member: Member, eventId: string): Promise<PlayerResult | undefined> {
  const { event } = await getMemberEvent(member, eventId)
  const joined = event.subgroups.find(({ signedUp }) => signedUp)
  if (!joined || !isTimed(event) || Date.parse(joined.startsAt) > siteTime()) return undefined
  const [placement, ride] = await Promise.all([
    member.call((token) => getPlacement(joined.id, token)),
    member
      .call((token) => getRiderData(joined.id, token))
      .catch(gapForMember('result is shown without the ride', { eventId }, undefined)),
  ])
  const { position, total } = placement
  return {
    category: joined.category,
    position,
    total,
    ride: ride && { distanceMeters: ride.distanceMeters, watts: ride.watts, heartRate: ride.heartRate },
  }
}

/** A player's past events, and those under way or to come; undefined if the game doesn't list these with the others. */
export type OwnEvents = { past: PastEvent[]; joined: JoinedEvent[] | undefined }

/** The player's events, by one call and one for each placing that is shown. @throws UpstreamError */
export async function readOwnEvents(member: Member): Promise<OwnEvents> {
  const [feed, hasFeed] = await Promise.all([readFeed(member, PAST_SHOWN), usesEventFeed()])
  return hasFeed ? feed : { ...feed, joined: undefined }
}

/** What a player's overview says of their events: those under way or to come, and the last one that is over. */
export type Agenda = { joined: JoinedEvent[]; last: PastEvent | undefined }

/**
 * The player's agenda: joined events from where the list of them comes from, so that both agree (EV-043), and the last
 * one by a call for its placing. @throws UpstreamError if it can't be read
 */
export async function readAgenda(member: Member): Promise<Agenda> {
  const listed = (await usesEventFeed()) ? undefined : listJoinedEvents(member)
  const [{ past, joined }, others] = await Promise.all([readFeed(member, 1), listed])
  return { joined: others ?? joined, last: past[0] }
}

/** @param most past events */
async function readFeed(member: Member, most: number) {
  const events = (await member.call(listMyEvents)).map(eventFromGame)
  return { past: await pastOf(member, events, most), joined: yetToEnd(events.flatMap(joinedFrom), siteNow()) }
}

/** The latest first, with their placings in those that have winners [EV-111]. */
async function pastOf(member: Member, events: readonly Event[], most: number): Promise<PastEvent[]> {
  const past = events
    .filter((event) => yetToEnd(joinedFrom(event), siteNow()).length === 0) // or it stands among the others
    .toSorted((one, other) => Date.parse(other.startsAt) - Date.parse(one.startsAt))
    .slice(0, most)
  return (await Promise.all(past.map((event) => pastEventOf(member, event)))).flat()
}

async function pastEventOf(member: Member, event: Event): Promise<PastEvent[]> {
  const joined = event.subgroups.find(({ signedUp }) => signedUp)
  if (!joined) return []
  const { id: eventId, name, type } = event
  const placement = isTimed(event) ? await findPlacement(member, joined) : undefined
  return [{ eventId, name, type, startsAt: joined.startsAt, category: joined.category, placement }]
}

const findPlacement = (member: Member, { id }: Subgroup): Promise<PastEvent['placement']> =>
  member
    .call((token) => getPlacement(id, token))
    .catch(gapForMember('past event is shown without its placement', { subgroupId: id }, undefined))

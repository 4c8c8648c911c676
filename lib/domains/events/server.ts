import 'server-only'
import { systemClock } from '@/lib/core/clock'
import { AppError, NotFoundError } from '@/lib/core/errors'
import { isFlagOn } from '@/lib/core/flags'
import { cachedRead } from '@/lib/core/server/cached-read'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import type { Member } from '@/lib/domains/session/member'
import { getPublicEvent as getGameEvent } from '@/lib/services/game/events'
import { getFullEvent, leave, listMyEvents, listMyUpcomingEvents, signUp } from '@/lib/services/game/player-events'
import { getRoute as getGameRoute } from '@/lib/services/game/routes'
import { durationOf } from './duration'
import { eventCardFrom, placeholderEventCard, type EventCard } from './event-card'
import { eventFromGame, joinedEventFromGame } from './from-game'
import { joinedFrom, type JoinedEvent } from './joined-event'
import { metricsOf } from './metrics'
import type { MemberEvent, SignUpAnswer } from './member-event'
import { eventSchema, routeSchema, type Event, type Route } from './schema'

/** Cached event pages are remade this often (decisions.md, Events). */
const EVENT_REVALIDATE_SECONDS = 300
const DAY_SECONDS = 24 * 3600

const EVENT_ID = /^\d{1,15}$/

const clock = systemClock(env.CLOCK_OFFSET_MS)

/** Whether the list of joined events comes from the event feed [EV-043]. */
export const usesEventFeed = (): boolean => isFlagOn('event-feed', env.FEATURE_FLAGS)

/**
 * An event as anybody may see it, for cached pages.
 * @param id as it stands in an address or in content
 * @throws NotFoundError also where `id` is no number
 */
export async function getPublicEvent(id: string): Promise<Event> {
  const eventId = parseEventId(id)
  return cachedRead(
    {
      key: ['event', String(eventId)],
      schema: eventSchema,
      revalidate: EVENT_REVALIDATE_SECONDS,
      tags: [`event:${eventId}`],
    },
    async () => eventFromGame(await getGameEvent(eventId)),
  )
}

/** The same for who knows the event's secret; asked anew each time, for pages that are never cached. */
export async function getSecretEvent(id: string, eventSecret: string): Promise<Event> {
  return eventFromGame(await getGameEvent(parseEventId(id), eventSecret))
}

/** The card of an event named in content; a placeholder and a log line where it can't be fetched [CD-011, CD-012]. */
export async function getEventCard(id: string): Promise<EventCard> {
  try {
    return eventCardFrom(await getPublicEvent(id))
  } catch (err) {
    log.warn({ err, eventId: id }, 'event card shows the placeholder')
    return placeholderEventCard
  }
}

/** The event as the game server knows it for this player; the public one where that can't be had [CD-014, CD-015]. */
export async function getMemberEvent(member: Member, id: string, eventSecret?: string): Promise<MemberEvent> {
  const eventId = parseEventId(id)
  try {
    const event = await member.call((token) => getFullEvent(eventId, token, eventSecret))
    return { event: eventFromGame(event), hasUserData: true }
  } catch (err) {
    if (isSessionEnd(err)) throw err
    log.warn({ err, eventId }, 'player sees the public event')
    const event = eventSecret === undefined ? getPublicEvent(id) : getSecretEvent(id, eventSecret)
    return { event: await event, hasUserData: false }
  }
}

/** Repeats answer the same; from another start of the same event the player moves [CD-016]. */
export function joinEvent(
  member: Member,
  { subgroupId, eventSecret }: { subgroupId: number; eventSecret?: string },
): Promise<SignUpAnswer> {
  return member.call((token) => signUp(subgroupId, token, eventSecret))
}

/** Repeats answer the same. */
export async function leaveEvent(member: Member, id: string, eventSecret?: string): Promise<SignUpAnswer> {
  const eventId = parseEventId(id)
  return member.call((token) => leave(eventId, token, eventSecret))
}

/** The events to come that the player has joined, the next one first: from the event feed, or from the player's list. */
export async function listJoinedEvents(member: Member): Promise<JoinedEvent[]> {
  const joined = usesEventFeed() ? await fromFeed(member) : await fromPlayerList(member)
  const now = clock().toISOString()
  return joined.filter(({ startsAt }) => startsAt > now).toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
}

async function fromFeed(member: Member): Promise<JoinedEvent[]> {
  const events = (await member.call(listMyEvents)).map(eventFromGame)
  return Promise.all(events.flatMap(joinedFrom).map(withMetrics))
}

async function withMetrics(joined: JoinedEvent): Promise<JoinedEvent> {
  return { ...joined, metrics: metricsOf(await findRoute(joined.routeId), durationOf(joined)) }
}

async function fromPlayerList(member: Member): Promise<JoinedEvent[]> {
  const joined = await member.call(listMyUpcomingEvents)
  return Promise.all(joined.map(async (each) => joinedEventFromGame(each, await findRoute(each.routeId))))
}

/** A route is the same for everybody and hardly ever changes. Undefined, with a log line, where it can't be had. */
export async function findRoute(id: number | undefined): Promise<Route | undefined> {
  if (id === undefined) return undefined
  try {
    return await cachedRead(
      { key: ['route', String(id)], schema: routeSchema, revalidate: DAY_SECONDS, tags: [`route:${id}`] },
      () => getGameRoute(id),
    )
  } catch (err) {
    log.warn({ err, routeId: id }, 'event has no metrics')
    return undefined
  }
}

const isSessionEnd = (error: unknown) => error instanceof AppError && error.code === 'not_signed_in'

function parseEventId(id: string): number {
  if (!EVENT_ID.test(id)) throw new NotFoundError(`event ${id}`)
  return Number(id)
}

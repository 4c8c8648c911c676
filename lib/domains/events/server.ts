import 'server-only'
import { AppError, hasCode, NotFoundError } from '@/lib/core/errors'
import { requireIdentifier, type Identifier } from '@/lib/core/identifier'
import { cachedRead } from '@/lib/core/server/cached-read'
import { isOn } from '@/lib/core/server/flags'
import { gapInPage } from '@/lib/core/server/gap'
import { log } from '@/lib/core/server/log'
import type { Share } from '@/lib/core/server/share'
import type { Member } from '@/lib/domains/session/member'
import { EVENTS_PER_PAGE, getPublicEvent as getGameEvent, listEventsByTag } from '@/lib/services/game/events'
import { getFullEvent, leave, listMyEvents, listMyUpcomingEvents, signUp } from '@/lib/services/game/player-events'
import { refusalKeyOf } from '@/lib/services/game/refusal'
import { getRoute as getGameRoute } from '@/lib/services/game/routes'
import { durationOf } from './duration'
import { eventCardFrom, placeholderEventCard, type EventCard } from './event-card'
import { eventFromGame, joinedEventFromGame } from './from-game'
import { joinedFrom, yetToEnd, type JoinedEvent } from './joined-event'
import { listedEvents } from './list-rules'
import type { MemberEvent, SignUpAnswer } from './member-event'
import { metricsOf } from './metrics'
import type { Player } from './player'
import { eventSchema, routeSchema, type Event, type Route } from './schema'
import { changedOnce } from './sign-up/changed-once'
import { signUpVerdict } from './sign-up/rules'
import { siteNow } from '@/lib/core/server/site-clock'

/** Cached event pages are regenerated this often (decisions.md, Events). */
const EVENT_REVALIDATE_SECONDS = 300
const DAY_SECONDS = 24 * 3600

/** The event feed needs a moment until it knows of a sign-up [EV-047, EV-048]. */
const FEED_DELAY_MS = 1000

/** Whether the list of joined events comes from the event feed [EV-043]. */
export const usesEventFeed = (): Promise<boolean> => isOn('event-feed')

/**
 * The public view of an event, for cached pages.
 * @param id as written in an address
 * @throws NotFoundError, also if `id` can't be an id, or is not the one that the game server writes: an event has one page
 */
export async function getPublicEvent(id: string): Promise<Event> {
  const event = await readEvent(id, 'open')
  if (event.id !== id) throw new NotFoundError(`event ${id}`)
  return event
}

async function readEvent(id: string, share: Share): Promise<Event> {
  const eventId = requireIdentifier(id, 'event')
  return cachedRead(
    {
      key: ['event', eventId],
      share,
      schema: eventSchema,
      revalidate: EVENT_REVALIDATE_SECONDS,
    },
    async () => eventFromGame(await getGameEvent(eventId)),
  )
}

/** An event with a secret, for somebody who knows that secret. Read on every call, for pages that are never cached. */
export async function getSecretEvent(id: string, eventSecret: string): Promise<Event> {
  return eventFromGame(await getGameEvent(requireIdentifier(id, 'event'), eventSecret))
}

/** The card of an event named in content; a placeholder and a log line if it can't be fetched [CD-011, CD-012]. */
export async function getEventCard(id: string): Promise<EventCard> {
  return readEvent(id, 'content')
    .then(eventCardFrom)
    .catch(gapInPage('event card shows the placeholder', { eventId: id }, placeholderEventCard))
}

/** Safety limit of pages per tag: 5,000 events. */
const MOST_PAGES = 25

/** All events with a tag, from all pages of the list [EV-101, EV-102]. */
export async function listTaggedEvents(tag: string): Promise<Event[]> {
  const events: Event[] = []
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { rows, received } = await listEventsByTag(tag, page * EVENTS_PER_PAGE)
    events.push(...rows.map(eventFromGame))
    if (received < EVENTS_PER_PAGE) break
  }
  return events
}

/** Upcoming events with a tag that this player may see [EV-103]. */
export async function listEventsWithTag(tag: string, player?: Player): Promise<Event[]> {
  return listedEvents(await listTaggedEvents(tag), player, siteNow())
}

/** The event with this player's data; the public view if that can't be read [CD-014, CD-015]. */
export async function getMemberEvent(member: Member, id: string, eventSecret?: string): Promise<MemberEvent> {
  const eventId = requireIdentifier(id, 'event')
  try {
    const event = await member.call((token) => getFullEvent(eventId, token, eventSecret))
    return { event: eventFromGame(event), hasUserData: true }
  } catch (err) {
    if (hasCode(err, 'not_signed_in')) throw err
    log.warn({ err, eventId }, 'player sees the public event')
    const event = eventSecret === undefined ? getPublicEvent(id) : getSecretEvent(id, eventSecret)
    return { event: await event, hasUserData: false }
  }
}

/**
 * Signs the player up to a start. Idempotent; a player in another start of the same event is moved [CD-016].
 * @throws AppError `sign_up_refused`; NotFoundError
 */
export async function joinEvent(member: Member, subgroupId: string, eventSecret?: string): Promise<SignUpAnswer> {
  const id = requireIdentifier(subgroupId, 'subgroup')
  const join = () => answerTo(member.call((token) => signUp(id, token, eventSecret)))
  return changedOnce(member, { what: `join ${id} ${eventSecret}`, wantsIn: true }, join)
}

type SignUpIntent = { eventId: string; subgroupId: string; eventSecret?: string }

/**
 * Signs the player up to what was chosen before signing in, by the same rules as the sign-up control; a player who is
 * already in stays in [EV-040].
 * @throws AppError `sign_up_refused`, also if the event has no such start; NotFoundError
 */
export async function joinAsIntended(
  member: Member,
  { eventId, subgroupId, eventSecret }: SignUpIntent,
): Promise<void> {
  const { event } = await getMemberEvent(member, eventId, eventSecret)
  const subgroup = event.subgroups.find(({ id }) => id === subgroupId)
  const verdict = subgroup && signUpVerdict(event, subgroup, member.facts, siteNow())
  if (verdict?.kind === 'signed_up') return
  if (verdict?.kind !== 'open') throw new AppError('sign_up_refused', `blocked by ${verdict?.by ?? 'another event'}`)
  const { signedUp } = await joinEvent(member, subgroupId, eventSecret)
  if (!signedUp) throw new AppError('sign_up_refused', 'the game server did not sign the player up')
}

/** Leaves an event. Idempotent. @throws AppError `sign_up_refused`; NotFoundError */
export async function leaveEvent(member: Member, eventId: string, eventSecret?: string): Promise<SignUpAnswer> {
  const id = requireIdentifier(eventId, 'event')
  const leaveIt = () => answerTo(member.call((token) => leave(id, token, eventSecret)))
  return changedOnce(member, { what: `leave ${id} ${eventSecret}`, wantsIn: false }, leaveIt)
}

/** Our answer to a change of a sign-up. Converts refusals: they are regular answers of the game server, not faults. */
async function answerTo(call: Promise<{ signedUp: boolean }>): Promise<SignUpAnswer> {
  try {
    const { signedUp } = await call
    return { signedUp, joinedAfterMs: (await usesEventFeed()) ? FEED_DELAY_MS : 0 }
  } catch (error) {
    const key = refusalKeyOf(error)
    throw key === undefined ? error : new AppError('sign_up_refused', `the game server says ${key}`, { cause: error })
  }
}

/**
 * The player's joined events, running ones first: from the event feed, or from the player's list, which has no running
 * ones.
 */
export async function listJoinedEvents(member: Member): Promise<JoinedEvent[]> {
  return (await usesEventFeed()) ? fromFeed(member) : yetToEnd(await fromPlayerList(member), siteNow())
}

/** The feed also has all past events, whose routes nobody needs. */
async function fromFeed(member: Member): Promise<JoinedEvent[]> {
  const events = (await member.call(listMyEvents)).map(eventFromGame)
  return Promise.all(yetToEnd(events.flatMap(joinedFrom), siteNow()).map(withMetrics))
}

async function withMetrics(joined: JoinedEvent): Promise<JoinedEvent> {
  return { ...joined, metrics: metricsOf(await findRoute(joined), durationOf(joined)) }
}

async function fromPlayerList(member: Member): Promise<JoinedEvent[]> {
  const joined = await member.call(listMyUpcomingEvents)
  return Promise.all(joined.map(async (each) => joinedEventFromGame(each, await findRoute(each))))
}

/**
 * The route of an event, which is the same for everybody and hardly ever changes. Undefined, with a log line, if the
 * event has none or it can't be read [EV-129].
 */
export async function findRoute({ eventId, routeId, share = 'open' }: WantedRoute): Promise<Route | undefined> {
  return getRoute(routeId, share).catch(gapInPage('event has no metrics', { eventId, routeId }, undefined))
}

type WantedRoute = {
  eventId: Identifier
  routeId?: Identifier
  /** By default `open`: visitors choose whose route it is. */
  share?: Share
}

async function getRoute(id: Identifier | undefined, share: Share): Promise<Route> {
  if (id === undefined) throw new NotFoundError('route of the event')
  const cached = { key: ['route', id], share, schema: routeSchema, revalidate: DAY_SECONDS }
  return cachedRead(cached, async () => ({ ...(await getGameRoute(id)), id }))
}

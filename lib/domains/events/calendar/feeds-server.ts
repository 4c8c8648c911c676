import 'server-only'
import { requireIdentifier, type Identifier } from '@/lib/core/identifier'
import { NotFoundError } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { hasPersonalCalendar } from '@/lib/core/server/member-pages'
import { eventPath, personalCalendarPath } from '@/lib/core/paths'
import { processWide } from '@/lib/core/server/process-wide'
import { confirmed } from '@/lib/core/server/shared-once/lease'
import { SharedOnce } from '@/lib/core/server/shared-once/shared-once'
import { sharedTurn } from '@/lib/core/server/shared-once/shared-turn'
import type { Member } from '@/lib/domains/session/member'
import { getCalendarFeed, makeCalendarFeed, revokeCalendarFeed } from '@/lib/services/game/calendar-feeds'
import { getEventSeries, listUpcomingEvents } from '@/lib/services/game/events'
import { calendarEntry, type FeedEntry } from './entry'
import { calendarFeedSchema, type CalendarFeed } from './feed'
import { durationOf } from '../duration'
import { eventFromGame, joinedEventFromGame } from '../from-game'
import type { Event } from '../schema'

/** `isPersonal`: of what a player has joined. */
export type Feed = { name: string; entries: FeedEntry[]; isPersonal?: true }

const TAG = /^[\w-]{1,64}$/

/** Feed of the upcoming events with a tag [EV-108, CD-017]. @throws NotFoundError, UpstreamError */
export async function readTagFeed(tag: string): Promise<Feed> {
  if (!TAG.test(tag)) throw new NotFoundError('tag')
  const events = (await listUpcomingEvents([tag])).map(eventFromGame)
  return { name: `${env.PRODUCT_NAME}: ${tag}`, entries: events.map(entryOf) }
}

/** Feed of the upcoming events of a series [EV-109, CD-019]. @throws NotFoundError, UpstreamError */
export async function readSeriesFeed(id: string): Promise<Feed> {
  const { name, events } = await getEventSeries(requireIdentifier(id, 'series'))
  return { name: `${env.PRODUCT_NAME}: ${name}`, entries: events.map(eventFromGame).map(entryOf) }
}

/** Feed of a player's joined events, by the secret of their calendar. @throws NotFoundError, UpstreamError */
export async function readPersonalFeed(feedToken: string): Promise<Feed> {
  if (!(await hasPersonalCalendar())) throw new NotFoundError('calendar')
  const joined = (await getCalendarFeed(feedToken)).map((each) => joinedEventFromGame(each, undefined))
  const entries = joined.map((each) => ({
    uid: uidOf(each.eventId),
    name: each.name,
    startsAt: each.startsAt,
    durationSeconds: durationOf(each),
    url: env.SITE_URL + eventPath(each.eventId),
  }))
  return { name: env.PRODUCT_NAME, entries, isPersonal: true }
}

const FEED_LINE = 'calendar-feed'

/** A second address would end the first, so that of two callers one were told an address that is dead. */
const newFeeds = () =>
  processWide(
    'calendar feeds',
    () =>
      new SharedOnce<CalendarFeed>({
        kind: FEED_LINE,
        schema: calendarFeedSchema,
        rememberedMs: 3000,
        most: 1000,
        withoutStore: 'refuses',
      }),
  )

/** Creates a new secret address of the player's calendar; the previous one becomes invalid. */
export async function makePersonalFeed(member: Member): Promise<CalendarFeed> {
  if (!(await hasPersonalCalendar())) throw new NotFoundError('calendar')
  return newFeeds().run(member.id, 'make', async (confirm) => {
    const { feedToken } = await member.call(confirmed(confirm, makeCalendarFeed))
    return { url: env.SITE_URL + personalCalendarPath(feedToken) }
  })
}

export async function revokePersonalFeed(member: Member): Promise<void> {
  if (!(await hasPersonalCalendar())) throw new NotFoundError('calendar')
  await sharedTurn(FEED_LINE, member.id, (confirm) => member.call(confirmed(confirm, revokeCalendarFeed)))
}

function entryOf(event: Event): FeedEntry {
  return { ...calendarEntry(event, env.SITE_URL + eventPath(event.id)), uid: uidOf(event.id) }
}

/** An event's UID: the same in every calendar, so that a rescheduled event moves in all of them. */
const uidOf = (eventId: Identifier) => `event-${eventId}@${new URL(env.SITE_URL).hostname}`

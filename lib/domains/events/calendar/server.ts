import 'server-only'
import * as z from 'zod/mini'
import { cachedRead } from '@/lib/core/server/cached-read'
import { log } from '@/lib/core/server/log'
import type { Share } from '@/lib/core/server/share'
import { siteNow } from '@/lib/core/server/site-clock'
import { notePlaceholder } from '@/lib/core/server/note-placeholder'
import { sharedReads } from '@/lib/core/server/shared-reads'
import type { Member } from '@/lib/domains/session/member'
import { searchPublicEvents } from '@/lib/services/game/events'
import { searchEvents } from '@/lib/services/game/player-events'
import type { GameSearchResult } from '@/lib/services/game/schema'
import type { GameEventFilter } from '@/lib/services/game/event-filter'
import type { CalendarFilter } from './filters'
import { calendarPage, ownRows, startOf, type CalendarEvent, type CalendarPage, type Occasion } from './page'
import type { CalendarQuery } from './query'
import { utcDay, utcDaysOf, windowFrom, type Window } from './window'
import { mergedById, searchesFor, type Search } from '../event-search'
import { eventFromGame } from '../from-game'
import type { MemberEvent } from '../member-event'
import { eventSchema, type Event } from '../schema'
import { searchToGame } from '../to-game'

/** Pages with a calendar are remade this often, like those of events (decisions.md, Events). */
const REVALIDATE_SECONDS = 300
/** What visitors turn to is at most this old. */
const MAX_AGE_MS = 60_000
/** Days of events that are remembered for them, some 100 KB each. */
const DAYS_REMEMBERED = 150
/** More events of a day than five pages hold are no day that anybody reads through. */
const MOST_PAGES = 5

export type CalendarRequest = Omit<Occasion, 'now'> & { tags: readonly string[]; query: CalendarQuery }

/** The days of events that a page is about, each read by itself, so that windows that overlap share them. */
type ReadDay = (tags: readonly string[], day: string) => Promise<Event[]>

/**
 * A page of the calendar for pages of content. Undefined, with a log line, where events can't be had and none are known. The
 * days that it opens with are kept apart from those that visitors turn to.
 */
export async function findCalendar(request: CalendarRequest): Promise<CalendarPage | undefined> {
  const { date, zone } = request.query
  const share = date === undefined && zone === undefined ? 'content' : 'open'
  try {
    return await calendarOf(request, (tags, day) => readDayForPages(tags, day, share))
  } catch (err) {
    log.warn({ err, tags: request.tags }, 'calendar shows no events')
    await notePlaceholder(err)
    return undefined
  }
}

const readDayForPages = (tags: readonly string[], day: string, share: Share) =>
  cachedRead(
    {
      key: ['events of', day, ...tags],
      share,
      schema: z.array(eventSchema),
      revalidate: REVALIDATE_SECONDS,
      tags: ['events'],
    },
    () => listEvents(tags, utcDay(day)),
  )

const daysForVisitors = sharedReads(
  (key: string) => {
    const [day = '', ...tags] = key.split('\n')
    return listEvents(tags, utcDay(day))
  },
  { maxAgeMs: MAX_AGE_MS, most: DAYS_REMEMBERED },
)

/** The same for our API, which anybody may ask for any tag: remembered in memory alone, and not for long. */
export function findCalendarPage(request: CalendarRequest): Promise<CalendarPage> {
  return calendarOf(request, (tags, day) => daysForVisitors([day, ...tags].join('\n')))
}

async function calendarOf({ tags, query, ...occasion }: CalendarRequest, readDay: ReadDay): Promise<CalendarPage> {
  const now = siteNow()
  const { date, zone } = startOf(query, now)
  const days = await Promise.all(utcDaysOf(windowFrom(date, zone)).map((day) => readDay(tags, day)))
  return calendarPage(days.flat(), query, { ...occasion, now })
}

/**
 * The events of a time that a list of tags stands for. Of two searches one may fail; where both do, there are none
 * [CD-031 to CD-034].
 * @throws UpstreamError where the only search fails
 */
export async function listEvents(tags: readonly string[], window: Window): Promise<Event[]> {
  const [first, ...others] = searchesFor(tags)
  if (others.length === 0) return allEvents(first, window)
  const results = await Promise.allSettled([first, ...others].map((search) => allEvents(search, window)))
  for (const each of results) {
    if (each.status === 'rejected') log.warn({ err: each.reason, tags }, 'one of two event searches failed')
  }
  return mergedById(results.map((each) => (each.status === 'fulfilled' ? each.value : [])))
}

async function allEvents(search: Search, window: Window): Promise<Event[]> {
  return allPages(searchToGame(search, window), searchPublicEvents, MOST_PAGES)
}

async function allPages(
  filter: GameEventFilter,
  read: (filter: GameEventFilter) => Promise<GameSearchResult>,
  most: number,
): Promise<Event[]> {
  const events: Event[] = []
  let cursor: string | undefined
  for (let page = 0; page < most; page += 1) {
    const answer = await read({ ...filter, cursor })
    events.push(...answer.events.map(eventFromGame))
    if (answer.cursor === undefined) break
    ;({ cursor } = answer)
  }
  return events
}

/** Pages of a player's search: two hundred events lie between the first and the last of a page of the calendar. */
const MOST_PLAYER_PAGES = 2

type OwnSpan = Window & { tags: readonly string[]; filter: CalendarFilter }

/**
 * The rows of a page of the calendar that the player's own search finds: the same as visitors have, and those that visitors
 * don't get to see [EV-113].
 *
 * @throws UpstreamError
 */
export async function listOwnEvents(member: Member, { tags, filter, ...window }: OwnSpan): Promise<CalendarEvent[]> {
  const read = (each: GameEventFilter) => member.call((token) => searchEvents(each, token))
  const found = await Promise.all(
    searchesFor(tags).map((search) => allPages(searchToGame(search, window), read, MOST_PLAYER_PAGES)),
  )
  return ownRows(found.flat(), filter, member.facts, siteNow())
}

export type PlayerEvents = { ids: number[]; from: string; to: string }

/** Some events as the game server knows them for this player, by one search for all [CD-027]; what it does not find is left out. */
export async function listMemberEvents(member: Member, { ids, from, to }: PlayerEvents): Promise<MemberEvent[]> {
  const filter: GameEventFilter = { from, to, sortField: 'eventStart', sortOrder: 'ASC' }
  const wanted = new Set(ids)
  const events = await allPages(filter, (each) => member.call((token) => searchEvents(each, token)), MOST_PLAYER_PAGES)
  return events.filter(({ id }) => wanted.has(id)).map((event) => ({ event, hasUserData: true }))
}

import 'server-only'
import * as z from 'zod/mini'
import type { Identifier } from '@/lib/core/identifier'
import { cachedRead } from '@/lib/core/server/cached-read'
import { gapInPage } from '@/lib/core/server/gap'
import type { Share } from '@/lib/core/server/share'
import { siteNow } from '@/lib/core/server/site-clock'
import { notePlaceholder } from '@/lib/core/server/note-placeholder'
import { sharedReads } from '../shared-reads'
import type { Member } from '@/lib/domains/session/member'
import { searchEvents } from '@/lib/services/game/player-events'
import type { GameEventFilter } from '@/lib/services/game/event-filter'
import {
  calendarPage,
  ownRows,
  startOf,
  type CalendarChoice,
  type CalendarEvent,
  type CalendarPage,
  type Occasion,
} from './page'
import type { CalendarQuery } from './query'
import { withRoutes } from './routes-server'
import { allPages, listDay, searchDay, type DaySearch } from './search-server'
import { utcDaysOf, windowFrom, type Window } from './window'
import { searchesFor } from '../event-search'
import type { MemberEvent } from '../member-event'
import { eventSchema, type Event } from '../schema'
import { searchToGame } from '../to-game'

/** Pages with a calendar are regenerated this often, like those of events (decisions.md, Events). */
const REVALIDATE_SECONDS = 300
/** Maximum age of calendar pages other than a page's first one, which visitors turn to. */
const MAX_AGE_MS = 60_000
/** Number of days remembered for those pages, some 100 KB each. */
const DAYS_REMEMBERED = 150

export type CalendarRequest = Omit<Occasion, 'now'> & { tags: readonly string[]; query: CalendarQuery }

/** Reads the events of one search of one day: overlapping windows share days, and each search is cached separately. */
type ReadDay = (search: DaySearch) => Promise<Event[]>

/**
 * A page of the calendar for content pages. Undefined, with a log line, if events can't be read and none are cached.
 * Its initial days are cached separately from those that visitors turn to.
 */
export async function findCalendar(request: CalendarRequest): Promise<CalendarPage | undefined> {
  const { date, zone } = request.query
  const share = date === undefined && zone === undefined ? 'content' : 'open'
  const read = async () => {
    const { page, failure } = await calendarOf(request, share, (search) => readDayForPages(search, share))
    if (failure !== undefined) await notePlaceholder(failure)
    return page
  }
  return read().catch(gapInPage('calendar shows no events', { tags: request.tags }, undefined))
}

const readDayForPages = (search: DaySearch, share: Share) =>
  cachedRead(
    {
      key: ['events of', ...partsOf(search)],
      share,
      schema: z.array(eventSchema),
      revalidate: REVALIDATE_SECONDS,
    },
    () => searchDay(search),
  )

/** The parts that identify a search of a day. */
const partsOf = ({ day, place, tags }: DaySearch): string[] => [day, String(place), ...tags]

const daysForVisitors = sharedReads(
  (key: string) => {
    const [day = '', place = '', ...tags] = key.split('\n')
    return searchDay({ day, place: Number(place), tags })
  },
  { maxAgeMs: MAX_AGE_MS, most: DAYS_REMEMBERED },
)

/**
 * Like `findCalendar`, for our API, which accepts any tag: days are remembered in memory only, and briefly.
 * @returns `isWhole` is false if a search failed; don't cache such a page
 * @throws UpstreamError if the only search fails
 */
export async function findCalendarPage(request: CalendarRequest): Promise<{ page: CalendarPage; isWhole: boolean }> {
  const { page, failure } = await calendarOf(request, 'open', (search) => daysForVisitors(partsOf(search).join('\n')))
  return { page, isWhole: failure === undefined }
}

async function calendarOf(
  { tags, query, ...occasion }: CalendarRequest,
  share: Share,
  read: ReadDay,
): Promise<{ page: CalendarPage; failure?: unknown }> {
  const now = siteNow()
  const { date, zone } = startOf(query, now)
  const days = await Promise.all(utcDaysOf(windowFrom(date, zone)).map((day) => listDay(tags, day, read)))
  const events = days.flatMap((each) => each.events)
  const failure = days.find((each) => each.failure !== undefined)?.failure
  const page = calendarPage(events, query, { ...occasion, now })
  return { page: { ...page, events: await withRoutes(page.events, share) }, failure }
}

/** Limit of pages of a player's search: a page of the calendar spans up to two hundred events. */
const MOST_PLAYER_PAGES = 2

type OwnSpan = Window & { tags: readonly string[]; choice: CalendarChoice }

/**
 * The rows of a page of the calendar that the player's own search finds: those that visitors have, and those that only
 * players see [EV-113].
 *
 * @throws UpstreamError
 */
export async function listOwnEvents(member: Member, { tags, choice, ...window }: OwnSpan): Promise<CalendarEvent[]> {
  const read = (each: GameEventFilter) => member.call((token) => searchEvents(each, token))
  const found = await Promise.all(
    searchesFor(tags).map((search) => allPages(searchToGame(search, window), read, MOST_PLAYER_PAGES)),
  )
  return withRoutes(ownRows(found.flat(), choice, member.facts, siteNow()), 'open')
}

export type PlayerEvents = { ids: Identifier[]; from: string; to: string }

/** Several events with this player's data, by a single search [CD-027]; events that it does not find are left out. */
export async function listMemberEvents(member: Member, { ids, from, to }: PlayerEvents): Promise<MemberEvent[]> {
  const filter: GameEventFilter = { from, to, sortField: 'eventStart', sortOrder: 'ASC' }
  const wanted = new Set(ids)
  const events = await allPages(filter, (each) => member.call((token) => searchEvents(each, token)), MOST_PLAYER_PAGES)
  return events.filter(({ id }) => wanted.has(id)).map((event) => ({ event, hasUserData: true }))
}

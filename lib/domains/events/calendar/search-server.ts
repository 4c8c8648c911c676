import 'server-only'
import { addDays } from 'date-fns'
import { log } from '@/lib/core/server/log'
import { siteNow } from '@/lib/core/server/site-clock'
import type { GameEventFilter } from '@/lib/services/game/event-filter'
import { searchPublicEvents, type GameSearchResult } from '@/lib/services/game/events'
import { mergeById, searchesFor } from '../event-search'
import { eventFromGame } from '../from-game'
import { listedEvents } from '../list-rules'
import type { Event } from '../schema'
import { searchToGame } from '../to-game'
import { LAST_DAY_AHEAD, utcDay } from './window'

/** Limit of pages per day: nobody reads through more events. */
const MOST_PAGES = 5

/** One of the searches for a list of tags, by its index, for a day in UTC. */
export type DaySearch = { tags: readonly string[]; place: number; day: string }

/** Events, and the failure that made some of them unavailable. */
export type DayEvents = { events: Event[]; failure?: unknown }

/**
 * The events of a day for a list of tags. Of two searches one may fail; if both do, there are none [CD-031 to CD-034].
 * Searches are cached separately, so that a list with a failure in it is not.
 *
 * @param read reads the events of one search
 * @throws UpstreamError if the only search fails
 */
export async function listDay(
  tags: readonly string[],
  day: string,
  read: (search: DaySearch) => Promise<Event[]>,
): Promise<DayEvents> {
  const searches = searchesFor(tags).map((_, place) => read({ tags, place, day }))
  if (searches.length === 1) return { events: (await Promise.all(searches)).flat() }
  const results = await Promise.allSettled(searches)
  const failures = results.flatMap((each): unknown[] => (each.status === 'rejected' ? [each.reason] : []))
  for (const err of failures) log.warn({ err, tags }, 'one of two event searches failed')
  return {
    events: mergeById(results.map((each) => (each.status === 'fulfilled' ? each.value : []))),
    failure: failures[0],
  }
}

/** The events of one search. @throws UpstreamError */
export async function searchDay({ tags, place, day }: DaySearch): Promise<Event[]> {
  const search = searchesFor(tags)[place]
  return search === undefined ? [] : allPages(searchToGame(search, utcDay(day)), searchPublicEvents, MOST_PAGES)
}

/** Events of one page of the public search. */
const EVENTS_PER_PAGE = 100

/**
 * The events to come that everybody may see, those that start first. Events that only players find are not among them.
 *
 * @throws UpstreamError
 */
export async function listEventsToCome(most: number): Promise<Event[]> {
  const now = siteNow()
  const filter = searchToGame({ tags: [] }, { from: now, to: addDays(now, LAST_DAY_AHEAD) })
  const events = await allPages(filter, searchPublicEvents, Math.ceil(most / EVENTS_PER_PAGE))
  return listedEvents(mergeById([events]), undefined, now).slice(0, most)
}

/** The events of a search page by page, at most `most` pages. @throws UpstreamError */
export async function allPages(
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

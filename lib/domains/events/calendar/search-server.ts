import 'server-only'
import { log } from '@/lib/core/server/log'
import type { GameEventFilter } from '@/lib/services/game/event-filter'
import { searchPublicEvents, type GameSearchResult } from '@/lib/services/game/events'
import { mergeById, searchesFor } from '../event-search'
import { eventFromGame } from '../from-game'
import type { Event } from '../schema'
import { searchToGame } from '../to-game'
import { utcDay } from './window'

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

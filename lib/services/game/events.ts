import 'server-only'
import { pageOf, type Page } from '@/lib/core/server/rows'
import { filterBody, type GameEventFilter } from './event-filter'
import { gameRequest } from './request'
import {
  gameEventRowsSchema,
  gameEventSchema,
  gameEventSeriesSchema,
  gameRaceResultsSchema,
  gameSearchResultSchema,
  type GameEvent,
  type GameEventSeries,
  type GameRaceResults,
  type GameSearchResult,
} from './schema'

/** Size of a full page of `listEventsByTag`; the last page has fewer events. */
export const EVENTS_PER_PAGE = 200

/** One page of the events with a tag; the next starts at `offset + EVENTS_PER_PAGE`. */
export function listEventsByTag(tag: string, offset = 0): Promise<Page<GameEvent>> {
  return gameRequest({
    operation: 'listEventsByTag',
    path: `/public/events/tag/${encodeURIComponent(tag)}`,
    query: { start: offset, limit: EVENTS_PER_PAGE },
    schema: pageOf(gameEventSchema, 'events'),
  })
}

/** Upcoming events that have any of the tags; all of them without tags. */
export function listUpcomingEvents(tags: string[] = []): Promise<GameEvent[]> {
  return gameRequest({
    operation: 'listUpcomingEvents',
    path: '/public/events/upcoming',
    query: { tags: tags.join(',') || undefined },
    schema: gameEventRowsSchema,
  })
}

/** The public view of an event. @throws NotFoundError */
export function getPublicEvent(id: number, eventSecret?: string): Promise<GameEvent> {
  return gameRequest({
    operation: 'getPublicEvent',
    path: `/public/events/${id}`,
    query: { eventSecret },
    schema: gameEventSchema,
    missing: `event ${id}`,
  })
}

/** Searches public events, at most 100 per page; the answer's `cursor` leads to the next page. */
export function searchPublicEvents(filter: GameEventFilter): Promise<GameSearchResult> {
  return gameRequest({
    operation: 'searchPublicEvents',
    path: '/eventfeed/public/search',
    method: 'POST',
    isRead: true,
    body: filterBody(filter),
    schema: gameSearchResultSchema,
  })
}

/** @throws NotFoundError */
export function getEventSeries(id: number): Promise<GameEventSeries> {
  return gameRequest({
    operation: 'getEventSeries',
    path: `/event-series/${id}`,
    schema: gameEventSeriesSchema,
    missing: `event series ${id}`,
  })
}

/** Race results, keyed by subgroup id; empty if the race is unknown. */
export function getRaceResults(subgroupId: number): Promise<GameRaceResults> {
  return gameRequest({
    operation: 'getRaceResults',
    path: '/race-results/summary',
    query: { event_subgroup_id: subgroupId },
    schema: gameRaceResultsSchema,
  })
}

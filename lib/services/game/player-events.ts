import 'server-only'
import { z } from 'zod'
import { rowsOf } from '@/lib/core/server/rows'
import { filterBody, type GameEventFilter } from './event-filter'
import { gameRequest } from './request'
import {
  gameEventRowsSchema,
  gameFullEventSchema,
  gameJoinedEventSchema,
  gameSearchResultSchema,
  gameSignupSchema,
  type GameEvent,
  type GameFullEvent,
  type GameJoinedEvent,
  type GameSearchResult,
  type GameSignup,
} from './schema'

/** The event with what the player may do and has done. @throws NotFoundError */
export function getFullEvent(id: number, token: string, eventSecret?: string): Promise<GameFullEvent> {
  return gameRequest({
    operation: 'getFullEvent',
    path: `/events-core/events/${id}`,
    query: { eventSecret },
    token,
    schema: gameFullEventSchema,
    missing: `event ${id}`,
  })
}

/**
 * Signs the player up; a player in another subgroup of the event is moved. @throws NotFoundError, UpstreamError: see
 * `refusalKeyOf`
 */
export function signUp(subgroupId: number, token: string, eventSecret?: string): Promise<GameSignup> {
  return gameRequest({
    operation: 'signUp',
    path: `/events/subgroups/signup/${subgroupId}`,
    method: 'POST',
    query: { eventSecret },
    token,
    schema: gameSignupSchema,
    missing: `subgroup ${subgroupId}`,
  })
}

/** Leaves the event, whichever subgroup the player is in. @throws NotFoundError */
export function leave(eventId: number, token: string, eventSecret?: string): Promise<GameSignup> {
  return gameRequest({
    operation: 'leave',
    path: `/events/signup/${eventId}`,
    method: 'DELETE',
    query: { eventSecret },
    token,
    schema: gameSignupSchema,
    missing: `event ${eventId}`,
  })
}

/** Every event the player is signed up to, past ones too. */
export async function listMyEvents(token: string): Promise<GameEvent[]> {
  const { events } = await gameRequest({
    operation: 'listMyEvents',
    path: '/eventfeed/my-events',
    token,
    schema: z.object({ events: gameEventRowsSchema }),
  })
  return events
}

/** The upcoming starts that the player is signed up to. */
export function listMyUpcomingEvents(token: string): Promise<GameJoinedEvent[]> {
  return gameRequest({
    operation: 'listMyUpcomingEvents',
    path: '/profiles/me/upcoming-events',
    token,
    schema: rowsOf(gameJoinedEventSchema, 'joined events'),
  })
}

/** Like `searchPublicEvents`, with what the player may do and has done. */
export function searchEvents(filter: GameEventFilter, token: string): Promise<GameSearchResult> {
  return gameRequest({
    operation: 'searchEvents',
    path: '/eventfeed/search',
    method: 'POST',
    isRead: true,
    body: filterBody(filter),
    token,
    schema: gameSearchResultSchema,
  })
}

import 'server-only'
import { z } from 'zod'
import type { Identifier } from '@/lib/core/identifier'
import { receivedIdentifierSchema } from '@/lib/core/identifier-schema'
import { rowsOf } from '@/lib/core/server/rows'
import { ifWellFormed, instantSchema } from '@/lib/core/wire'
import { filterBody, type GameEventFilter } from './event-filter'
import { gameEventRowsSchema, gameEventSchema, gameLabelSchema, gameSearchResultSchema } from './events'
import { gameRequest } from './request'

/** A player's event, with its secret if it has one. */
export const gameFullEventSchema = gameEventSchema.extend({ eventSecret: ifWellFormed(z.string()) })

/** The event with what the player may do and has done. @throws NotFoundError */
export const getFullEvent = (id: Identifier, token: string, eventSecret?: string) =>
  gameRequest({
    operation: 'getFullEvent',
    path: `/events-core/events/${encodeURIComponent(id)}`,
    query: { eventSecret },
    token,
    schema: gameFullEventSchema,
    missing: `event ${id}`,
    isById: true,
  })

/** The player's state after signing up or leaving. */
const signupSchema = z.object({ signedUp: z.boolean() })

/**
 * Signs the player up; a player in another subgroup of the event is moved. @throws NotFoundError, UpstreamError: see
 * `refusalKeyOf`
 */
export const signUp = (subgroupId: Identifier, token: string, eventSecret?: string) =>
  gameRequest({
    operation: 'signUp',
    path: `/events/subgroups/signup/${encodeURIComponent(subgroupId)}`,
    method: 'POST',
    query: { eventSecret },
    token,
    schema: signupSchema,
    missing: `subgroup ${subgroupId}`,
  })

/** Leaves the event, whichever subgroup the player is in. @throws NotFoundError */
export const leave = (eventId: Identifier, token: string, eventSecret?: string) =>
  gameRequest({
    operation: 'leave',
    path: `/events/signup/${encodeURIComponent(eventId)}`,
    method: 'DELETE',
    query: { eventSecret },
    token,
    schema: signupSchema,
    missing: `event ${eventId}`,
  })

/** Every event the player is signed up to, past ones too. */
export const listMyEvents = (token: string) =>
  gameRequest({
    operation: 'listMyEvents',
    path: '/eventfeed/my-events',
    token,
    schema: z.object({ events: gameEventRowsSchema }).transform(({ events }) => events),
  })

/** A start that a player is signed up to (members.md §3, with the duration that contracts.md adds). */
export const gameJoinedEventSchema = z.object({
  eventId: receivedIdentifierSchema,
  eventSubgroupId: receivedIdentifierSchema,
  eventSubgroupStart: instantSchema,
  name: z.string(),
  routeId: ifWellFormed(receivedIdentifierSchema),
  label: gameLabelSchema,
  durationInSeconds: ifWellFormed(z.number()),
})
export type GameJoinedEvent = z.infer<typeof gameJoinedEventSchema>

/** The upcoming starts that the player is signed up to. */
export const listMyUpcomingEvents = (token: string) =>
  gameRequest({
    operation: 'listMyUpcomingEvents',
    path: '/profiles/me/upcoming-events',
    token,
    schema: rowsOf(gameJoinedEventSchema, 'joined events'),
  })

/** Like `searchPublicEvents`, with what the player may do and has done. */
export const searchEvents = (filter: GameEventFilter, token: string) =>
  gameRequest({
    operation: 'searchEvents',
    path: '/eventfeed/search',
    method: 'POST',
    isRead: true,
    body: filterBody(filter),
    token,
    schema: gameSearchResultSchema,
  })

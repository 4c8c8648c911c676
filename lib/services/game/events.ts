import 'server-only'
import { z } from 'zod'
import type { Identifier } from '@/lib/core/identifier'
import { receivedIdentifierSchema } from '@/lib/core/identifier-schema'
import { pageOf, rowsOf } from '@/lib/core/server/rows'
import { ifWellFormed, instantSchema, optional, optionalList } from '@/lib/core/wire'
import { filterBody, type GameEventFilter } from './event-filter'
import { gameRequest } from './request'

/** Category 1 to 5, shown as A to E. */
export const gameLabelSchema = z.literal([1, 2, 3, 4, 5])

const subgroupSchema = z.object({
  id: receivedIdentifierSchema,
  label: gameLabelSchema,
  eventSubgroupStart: instantSchema,
  rulesSet: optionalList(z.string()),
  registrationEnd: optional(instantSchema),
  lateJoinInMinutes: optional(z.number()),
  routeId: ifWellFormed(receivedIdentifierSchema),
  durationInSeconds: ifWellFormed(z.number()),
  fromPaceValue: ifWellFormed(z.number()),
  toPaceValue: ifWellFormed(z.number()),
  accessValidationResult: optional(z.boolean()),
  signedUp: optional(z.boolean()),
})
export type GameSubgroup = z.infer<typeof subgroupSchema>

/** An event as sent by the game server (contracts.md, Game server: events). */
export const gameEventSchema = z.object({
  id: receivedIdentifierSchema,
  name: z.string(),
  description: ifWellFormed(z.string()),
  eventStart: instantSchema,
  eventType: z.string(),
  sport: z.enum(['CYCLING', 'RUNNING']),
  restricted: optional(z.boolean()),
  rulesSet: optionalList(z.string()),
  eventSubgroups: z.array(subgroupSchema),
  routeId: ifWellFormed(receivedIdentifierSchema),
  registrationEnd: optional(instantSchema),
  tags: optionalList(z.string()).catch([]),
  eventSeriesName: ifWellFormed(z.string()),
  imageUrl: ifWellFormed(z.string()),
  durationInSeconds: ifWellFormed(z.number()),
  /** Whether the player is signed up to the event as a whole; each start has a flag of its own, too. */
  signedUp: ifWellFormed(z.boolean()),
})
export type GameEvent = z.infer<typeof gameEventSchema>

/** A list of events; single unreadable ones are dropped. */
export const gameEventRowsSchema = rowsOf(gameEventSchema, 'events')

/** Size of a full page of `listEventsByTag`; the last page has fewer events. */
export const EVENTS_PER_PAGE = 200

/** One page of the events with a tag; the next starts at `offset + EVENTS_PER_PAGE`. */
export const listEventsByTag = (tag: string, offset = 0) =>
  gameRequest({
    operation: 'listEventsByTag',
    path: `/public/events/tag/${encodeURIComponent(tag)}`,
    query: { start: offset, limit: EVENTS_PER_PAGE },
    schema: pageOf(gameEventSchema, 'events'),
  })

/** Upcoming events that have any of the tags; all of them without tags. */
export const listUpcomingEvents = (tags: string[] = []) =>
  gameRequest({
    operation: 'listUpcomingEvents',
    path: '/public/events/upcoming',
    query: { tags: tags.join(',') || undefined },
    schema: gameEventRowsSchema,
  })

/** The public view of an event. @throws NotFoundError */
export const getPublicEvent = (id: Identifier, eventSecret?: string) =>
  gameRequest({
    operation: 'getPublicEvent',
    path: `/public/events/${encodeURIComponent(id)}`,
    query: { eventSecret },
    schema: gameEventSchema,
    missing: `event ${id}`,
    isById: true,
  })

export const gameSearchResultSchema = z.object({ events: gameEventRowsSchema, cursor: optional(z.string()) })
export type GameSearchResult = z.infer<typeof gameSearchResultSchema>

/** Searches public events, at most 100 per page; the answer's `cursor` leads to the next page. */
export const searchPublicEvents = (filter: GameEventFilter) =>
  gameRequest({
    operation: 'searchPublicEvents',
    path: '/eventfeed/public/search',
    method: 'POST',
    isRead: true,
    body: filterBody(filter),
    schema: gameSearchResultSchema,
  })

const eventSeriesSchema = z.object({
  id: ifWellFormed(receivedIdentifierSchema),
  name: z.string(),
  events: gameEventRowsSchema,
})

/** A series of events. @throws NotFoundError */
export const getEventSeries = (id: Identifier) =>
  gameRequest({
    operation: 'getEventSeries',
    path: `/event-series/${encodeURIComponent(id)}`,
    schema: eventSeriesSchema,
    missing: `event series ${id}`,
    isById: true,
  })

/** Keyed by subgroup id. */
export const gameRaceResultsSchema = z.record(
  z.string(),
  z.object({
    finishers: z.number(),
    winnerName: optional(z.string()),
    winningTimeInSeconds: optional(z.number()),
  }),
)

/** Race results by subgroup id; empty if the race is unknown. */
export const getRaceResults = (subgroupId: Identifier) =>
  gameRequest({
    operation: 'getRaceResults',
    path: '/race-results/summary',
    query: { event_subgroup_id: subgroupId },
    schema: gameRaceResultsSchema.transform((results) => new Map(Object.entries(results))),
  })

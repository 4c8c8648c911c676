import { z } from 'zod'
import { instantSchema, optional, optionalList } from '@/lib/core/wire'

const gameSubgroupSchema = z.object({
  id: z.int(),
  label: z.literal([1, 2, 3, 4, 5]),
  eventSubgroupStart: instantSchema,
  rulesSet: optionalList(z.string()),
  registrationEnd: optional(instantSchema),
  lateJoinInMinutes: optional(z.number()),
  routeId: optional(z.int()),
  durationInSeconds: optional(z.number()),
  fromPaceValue: optional(z.number()),
  toPaceValue: optional(z.number()),
  accessValidationResult: optional(z.boolean()),
  signedUp: optional(z.boolean()),
})

/** An event on the wire (contracts.md, Game server: events). */
export const gameEventSchema = z.object({
  id: z.int(),
  name: z.string(),
  description: optional(z.string()),
  eventStart: instantSchema,
  eventType: z.string(),
  sport: z.enum(['CYCLING', 'RUNNING']),
  restricted: optional(z.boolean()),
  rulesSet: optionalList(z.string()),
  eventSubgroups: z.array(gameSubgroupSchema),
  routeId: optional(z.int()),
  registrationEnd: optional(instantSchema),
  tags: optionalList(z.string()),
  eventSeriesName: optional(z.string()),
  imageUrl: optional(z.string()),
  durationInSeconds: optional(z.number()),
  signedUp: optional(z.boolean()),
})

export const gameSearchResultSchema = z.object({
  events: z.array(gameEventSchema),
  cursor: optional(z.string()),
})

export const gameEventSeriesSchema = z.object({
  id: z.int(),
  name: z.string(),
  events: z.array(gameEventSchema),
})

/** `distance` and `elevation` are metres of one lap. */
export const gameRouteSchema = z.object({
  id: z.int(),
  name: z.string(),
  laps: z.number(),
  distance: z.number(),
  elevation: z.number(),
})

/** Keyed by subgroup id; empty where the race is unknown. */
export const gameRaceResultsSchema = z.record(
  z.string(),
  z.object({
    finishers: z.number(),
    winnerName: optional(z.string()),
    winningTimeInSeconds: optional(z.number()),
  }),
)

export const gameLiveCountsSchema = z.object({
  livePlayersCount: z.number(),
  liveEventsCount: z.number(),
})

export type GameEvent = z.infer<typeof gameEventSchema>
export type GameSubgroup = z.infer<typeof gameSubgroupSchema>
export type GameSearchResult = z.infer<typeof gameSearchResultSchema>
export type GameEventSeries = z.infer<typeof gameEventSeriesSchema>
export type GameRoute = z.infer<typeof gameRouteSchema>
export type GameRaceResults = z.infer<typeof gameRaceResultsSchema>
export type GameLiveCounts = z.infer<typeof gameLiveCountsSchema>

import { z } from 'zod'
import { rowsOf } from '@/lib/core/server/rows'
import { ifWellFormed, instantSchema, optional, optionalList } from '@/lib/core/wire'

/** Category 1 to 5, shown as A to E. */
const labelSchema = z.literal([1, 2, 3, 4, 5])

const gameSubgroupSchema = z.object({
  id: z.int(),
  label: labelSchema,
  eventSubgroupStart: instantSchema,
  rulesSet: optionalList(z.string()),
  registrationEnd: optional(instantSchema),
  lateJoinInMinutes: optional(z.number()),
  routeId: ifWellFormed(z.int()),
  durationInSeconds: ifWellFormed(z.number()),
  fromPaceValue: ifWellFormed(z.number()),
  toPaceValue: ifWellFormed(z.number()),
  accessValidationResult: optional(z.boolean()),
  signedUp: optional(z.boolean()),
})

/** An event as sent by the game server (contracts.md, Game server: events). */
export const gameEventSchema = z.object({
  id: z.int(),
  name: z.string(),
  description: ifWellFormed(z.string()),
  eventStart: instantSchema,
  eventType: z.string(),
  sport: z.enum(['CYCLING', 'RUNNING']),
  restricted: optional(z.boolean()),
  rulesSet: optionalList(z.string()),
  eventSubgroups: z.array(gameSubgroupSchema),
  routeId: ifWellFormed(z.int()),
  registrationEnd: optional(instantSchema),
  tags: optionalList(z.string()).catch([]),
  eventSeriesName: ifWellFormed(z.string()),
  imageUrl: ifWellFormed(z.string()),
  durationInSeconds: ifWellFormed(z.number()),
  /** Whether the player is signed up to the event as a whole; each start has a flag of its own, too. */
  signedUp: ifWellFormed(z.boolean()),
})

/** A list of events; single unreadable ones are dropped. */
export const gameEventRowsSchema = rowsOf(gameEventSchema, 'events')

export const gameSearchResultSchema = z.object({
  events: gameEventRowsSchema,
  cursor: optional(z.string()),
})

export const gameEventSeriesSchema = z.object({
  id: ifWellFormed(z.int()),
  name: z.string(),
  events: gameEventRowsSchema,
})

/** A player's event, with its secret if it has one. */
export const gameFullEventSchema = gameEventSchema.extend({ eventSecret: ifWellFormed(z.string()) })

/** A start that a player is signed up to (members.md §3, with the duration that contracts.md adds). */
export const gameJoinedEventSchema = z.object({
  eventId: z.int(),
  eventSubgroupId: z.int(),
  eventSubgroupStart: instantSchema,
  name: z.string(),
  routeId: ifWellFormed(z.int()),
  label: labelSchema,
  durationInSeconds: ifWellFormed(z.number()),
})

/** The player's state after signing up or leaving. */
export const gameSignupSchema = z.object({ signedUp: z.boolean() })

/** `distance` and `elevation` are metres of one lap. */
export const gameRouteSchema = z.object({
  id: ifWellFormed(z.int()),
  name: z.string(),
  laps: z.number(),
  distance: z.number(),
  elevation: z.number(),
})

/** Race results, keyed by subgroup id; empty if the race is unknown. */
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

export const gamePlacementSchema = z.object({ position: z.number(), total: z.number() })

/** `id` is the subgroup's, `progress` a percentage of the race. */
export const gameRiderDataSchema = z.object({
  id: z.int(),
  distanceMeters: z.number(),
  watts: z.number(),
  heartRate: z.number(),
  progress: z.number(),
})

export type GameEvent = z.infer<typeof gameEventSchema>
export type GameSubgroup = z.infer<typeof gameSubgroupSchema>
export type GameFullEvent = z.infer<typeof gameFullEventSchema>
export type GameJoinedEvent = z.infer<typeof gameJoinedEventSchema>
export type GameSignup = z.infer<typeof gameSignupSchema>
export type GameSearchResult = z.infer<typeof gameSearchResultSchema>
export type GameEventSeries = z.infer<typeof gameEventSeriesSchema>
export type GameRoute = z.infer<typeof gameRouteSchema>
export type GameRaceResults = z.infer<typeof gameRaceResultsSchema>
export type GameLiveCounts = z.infer<typeof gameLiveCountsSchema>
export type GamePlacement = z.infer<typeof gamePlacementSchema>
export type GameRiderData = z.infer<typeof gameRiderDataSchema>

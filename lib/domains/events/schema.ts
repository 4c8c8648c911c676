import * as z from 'zod/mini'
import { identifierSchema, receivedIdentifierSchema } from '@/lib/core/identifier-schema'

/** Kinds of events that cards and filters tell apart [CD-009]. */
export const eventTypeSchema = z.enum([
  'fondo',
  'group',
  'group_workout',
  'group_ride',
  'race',
  'time_trial',
  'team_time_trial',
  'workout',
  'meetup',
])

export const sportSchema = z.enum(['cycling', 'running'])

/** The rules that the site knows; it ignores others of the game server. */
export const eventRuleSchema = z.enum(['ladies_only', 'men_only', 'allows_late_join', 'category_enforcement'])

export const categorySchema = z.enum(['A', 'B', 'C', 'D', 'E'])

export const subgroupSchema = z.object({
  id: identifierSchema,
  category: categorySchema,
  startsAt: z.iso.datetime(),
  /** The subgroup's own rules and its event's. */
  rules: z.array(eventRuleSchema),
  registrationEndsAt: z.optional(z.iso.datetime()),
  lateJoinMinutes: z.optional(z.number()),
  routeId: z.optional(identifierSchema),
  durationSeconds: z.optional(z.number()),
  /** In the unit of the sport's pace band. */
  paceFrom: z.optional(z.number()),
  paceTo: z.optional(z.number()),
  /** The game server's verdict on this player; absent if it has none. */
  accessValidated: z.optional(z.boolean()),
  signedUp: z.boolean(),
})

/** An event in our own terms. Instants are ISO 8601 in UTC. */
export const eventSchema = z.object({
  id: identifierSchema,
  name: z.string(),
  description: z.optional(z.string()),
  startsAt: z.iso.datetime(),
  type: eventTypeSchema,
  sport: sportSchema,
  /** Closed to the public: players can't sign up on the site. */
  restricted: z.boolean(),
  rules: z.array(eventRuleSchema),
  subgroups: z.array(subgroupSchema),
  routeId: z.optional(identifierSchema),
  registrationEndsAt: z.optional(z.iso.datetime()),
  tags: z.array(z.string()),
  seriesName: z.optional(z.string()),
  imageUrl: z.optional(z.string()),
  durationSeconds: z.optional(z.number()),
  signedUp: z.boolean(),
})

/** A route through one of the game's worlds. */
export const routeSchema = z.object({
  id: identifierSchema,
  name: z.string(),
  laps: z.number(),
  /** Metres of one lap. */
  distance: z.number(),
  /** Metres climbed in one lap. */
  elevation: z.number(),
})

/** Totals of what a player rides or runs. */
export const eventMetricsSchema = z.object({
  distanceMeters: z.number(),
  elevationMeters: z.number(),
  durationSeconds: z.number(),
})

export type Event = z.infer<typeof eventSchema>
export type Subgroup = z.infer<typeof subgroupSchema>
export type EventType = z.infer<typeof eventTypeSchema>
export type EventRule = z.infer<typeof eventRuleSchema>
export type Sport = z.infer<typeof sportSchema>
export type Category = z.infer<typeof categorySchema>
export type Route = z.infer<typeof routeSchema>
export type EventMetrics = z.infer<typeof eventMetricsSchema>

/** The start that a visitor wanted to sign up to before signing in [EV-038]. */
export const signUpIntentSchema = z.object({
  eventId: receivedIdentifierSchema,
  subgroupId: receivedIdentifierSchema,
})

import * as z from 'zod/mini'
import { durationOf } from './duration'
import { categorySchema, eventMetricsSchema } from './schema'
import type { Event } from './schema'

/** An event to come that the player has signed up to [EV-015]. */
export const joinedEventSchema = z.object({
  eventId: z.int(),
  subgroupId: z.int(),
  startsAt: z.iso.datetime(),
  name: z.string(),
  category: categorySchema,
  durationSeconds: z.optional(z.number()),
  routeId: z.optional(z.int()),
  /** Absent where the route is not known. */
  metrics: z.optional(eventMetricsSchema),
})

export type JoinedEvent = z.infer<typeof joinedEventSchema>

/** Those that have not begun, the next one first. */
export function yetToStart(joined: readonly JoinedEvent[], now: Date): JoinedEvent[] {
  return joined
    .filter(({ startsAt }) => Date.parse(startsAt) > now.getTime())
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
}

/** The starts of an event that the player is signed up to: one, or none. */
export function joinedFrom(event: Event): JoinedEvent[] {
  const joined = event.subgroups.filter(({ signedUp }) => signedUp)
  return joined.map((subgroup) => ({
    eventId: event.id,
    subgroupId: subgroup.id,
    startsAt: subgroup.startsAt,
    name: event.name,
    category: subgroup.category,
    durationSeconds: durationOf(event, subgroup),
    routeId: subgroup.routeId ?? event.routeId,
  }))
}

import * as z from 'zod/mini'
import { categorySchema, eventMetricsSchema } from './schema'

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

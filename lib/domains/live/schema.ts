import * as z from 'zod/mini'

/** Players and events that are under way [LV-008]. */
export const liveCountsSchema = z.object({
  livePlayersCount: z.number(),
  liveEventsCount: z.number(),
})

export type LiveCounts = z.infer<typeof liveCountsSchema>

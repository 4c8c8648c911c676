import * as z from 'zod/mini'

/** The secret address under which other programs follow the player's calendar. */
export const calendarFeedSchema = z.object({ url: z.url() })

export type CalendarFeed = z.infer<typeof calendarFeedSchema>

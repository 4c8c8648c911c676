import * as z from 'zod/mini'

/** The secret address under which other programs follow the player's calendar. */
export const calendarFeedSchema = z.object({ url: z.url() })

export type CalendarFeed = z.infer<typeof calendarFeedSchema>

/** A change of the player's calendar address: replace it, or revoke it. */
export const feedChangeSchema = z.object({ to: z.enum(['make', 'revoke']) })

export type FeedChange = z.infer<typeof feedChangeSchema>['to']

import * as z from 'zod/mini'

/** A change of the player's calendar address: replace it, or revoke it. */
export const feedChangeSchema = z.object({ to: z.enum(['make', 'revoke']) })

export type FeedChange = z.infer<typeof feedChangeSchema>['to']

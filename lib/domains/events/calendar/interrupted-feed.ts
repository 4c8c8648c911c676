import * as z from 'zod/mini'
import { interrupted } from '@/lib/domains/session/interrupted'
import { FEED_KEY } from './feed-key'

const feedChangeSchema = z.object({ to: z.enum(['make', 'revoke']) })

/** A change of the player's calendar address: replace it, or revoke it. */
export type FeedChange = z.infer<typeof feedChangeSchema>['to']

/** The change that was pressed for when the session had ended, to be resumed after sign-in. */
export const interruptedFeed = interrupted(FEED_KEY, feedChangeSchema)

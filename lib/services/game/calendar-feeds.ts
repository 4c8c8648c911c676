import 'server-only'
import { z } from 'zod'
import { rowsOf } from '@/lib/core/server/rows'
import { ignoredSchema } from '@/lib/core/wire'
import { gameJoinedEventSchema } from './player-events'
import { gameRequest } from './request'

const path = '/profiles/me/calendar-feed'

/** Creates the secret by which other programs read the player's calendar; it replaces the previous one. */
export const makeCalendarFeed = (token: string) =>
  gameRequest({
    operation: 'makeCalendarFeed',
    path,
    method: 'PUT',
    token,
    schema: z.object({ feedToken: z.string().min(1) }),
  })

/** Revokes the secret of the player's calendar. */
export const revokeCalendarFeed = (token: string) =>
  gameRequest({ operation: 'revokeCalendarFeed', path, method: 'DELETE', token, schema: ignoredSchema })

const feedSchema = z
  .object({ events: rowsOf(gameJoinedEventSchema, 'joined events') })
  .transform(({ events }) => events)

/** A player's joined events, by the calendar's secret. @throws NotFoundError, whose message does not contain the secret */
export const getCalendarFeed = (feedToken: string) =>
  gameRequest({
    operation: 'getCalendarFeed',
    path: `/public/calendar-feeds/${encodeURIComponent(feedToken)}`,
    schema: feedSchema,
    missing: 'calendar',
    isById: true,
  })

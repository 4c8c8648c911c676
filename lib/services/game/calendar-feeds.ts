import 'server-only'
import { z } from 'zod'
import { rowsOf } from '@/lib/core/server/rows'
import { gameRequest } from './request'
import { gameJoinedEventSchema, type GameJoinedEvent } from './schema'

const path = '/profiles/me/calendar-feed'

/** Makes the secret by which other programs read the player's calendar; the one before it is gone. */
export function makeCalendarFeed(token: string): Promise<{ feedToken: string }> {
  const schema = z.object({ feedToken: z.string().min(1) })
  return gameRequest({ operation: 'makeCalendarFeed', path, method: 'PUT', token, schema })
}

/** Nobody reads the player's calendar any more. */
export async function revokeCalendarFeed(token: string): Promise<void> {
  await gameRequest({ operation: 'revokeCalendarFeed', path, method: 'DELETE', token, schema: z.unknown() })
}

/** What a player has joined, by their secret. @throws NotFoundError, which does not say it */
export async function getCalendarFeed(feedToken: string): Promise<GameJoinedEvent[]> {
  const { events } = await gameRequest({
    operation: 'getCalendarFeed',
    path: `/public/calendar-feeds/${encodeURIComponent(feedToken)}`,
    schema: z.object({ events: rowsOf(gameJoinedEventSchema, 'joined events') }),
    missing: 'calendar',
  })
  return events
}

import 'server-only'
import { z } from 'zod'
import { rowsOf } from '@/lib/core/server/rows'
import { gameRequest } from './request'
import { gameJoinedEventSchema, type GameJoinedEvent } from './schema'

const path = '/profiles/me/calendar-feed'

/** Creates the secret by which other programs read the player's calendar; it replaces the previous one. */
export function makeCalendarFeed(token: string): Promise<{ feedToken: string }> {
  const schema = z.object({ feedToken: z.string().min(1) })
  return gameRequest({ operation: 'makeCalendarFeed', path, method: 'PUT', token, schema })
}

/** Revokes the secret of the player's calendar. */
export async function revokeCalendarFeed(token: string): Promise<void> {
  await gameRequest({ operation: 'revokeCalendarFeed', path, method: 'DELETE', token, schema: z.unknown() })
}

/** A player's joined events, by the calendar's secret. @throws NotFoundError, whose message does not contain the secret */
export async function getCalendarFeed(feedToken: string): Promise<GameJoinedEvent[]> {
  const { events } = await gameRequest({
    operation: 'getCalendarFeed',
    path: `/public/calendar-feeds/${encodeURIComponent(feedToken)}`,
    schema: z.object({ events: rowsOf(gameJoinedEventSchema, 'joined events') }),
    missing: 'calendar',
  })
  return events
}

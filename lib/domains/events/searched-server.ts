import 'server-only'
import { listUpcomingEvents } from '@/lib/services/game/events'
import { audiencesOf } from './audience'
import { eventFromGame } from './from-game'
import type { Event } from './schema'

/**
 * Events to come that somebody may see in the calendar, for the search index; read from the game, outside of any page's
 * cache.
 */
export async function listSearchedEvents(): Promise<Event[]> {
  const events = (await listUpcomingEvents()).map(eventFromGame)
  return events.filter((event) => audiencesOf(event).length > 0)
}

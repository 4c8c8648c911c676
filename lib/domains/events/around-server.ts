import 'server-only'
import * as z from 'zod/mini'
import { cachedRead } from '@/lib/core/server/cached-read'
import { gapInPage } from '@/lib/core/server/gap'
import { siteNow } from '@/lib/core/server/site-clock'
import { listUpcomingEvents } from '@/lib/services/game/events'
import { eventsAround, type EventsAround } from './event-series'
import { eventFromGame } from './from-game'
import { listedEvents } from './list-rules'
import { eventSchema, type Event } from './schema'

/** The same interval as for the pages of events (decisions.md, Events). */
const REVALIDATE_SECONDS = 300

/** An event's neighbours [EV-108, CD-017]; none, with a log line, if they can't be read. */
export async function findEventsAround(event: Event): Promise<EventsAround> {
  if (event.tags.length === 0) return eventsAround(event, [])
  const upcoming = await cachedRead(
    {
      key: ['upcoming events', ...event.tags],
      share: 'open',
      schema: z.array(eventSchema),
      revalidate: REVALIDATE_SECONDS,
    },
    async () => (await listUpcomingEvents(event.tags)).map(eventFromGame),
  ).catch(gapInPage('event is shown without those around it', { eventId: event.id }, []))
  return eventsAround(event, listedEvents(upcoming, undefined, siteNow()))
}

import 'server-only'
import * as z from 'zod/mini'
import { cachedRead } from '@/lib/core/server/cached-read'
import { log } from '@/lib/core/server/log'
import { siteNow } from '@/lib/core/server/site-clock'
import { notePlaceholder } from '@/lib/core/server/note-placeholder'
import { listUpcomingEvents } from '@/lib/services/game/events'
import { eventsAround, type EventsAround } from './event-series'
import { eventFromGame } from './from-game'
import { listedEvents } from './list-rules'
import { eventSchema, type Event } from './schema'

/** As for the pages of events (decisions.md, Events). */
const REVALIDATE_SECONDS = 300

/** What stands around an event [EV-108, CD-017]; nothing, with a log line, where it can't be had. */
export async function findEventsAround(event: Event): Promise<EventsAround> {
  if (event.tags.length === 0) return eventsAround(event, [])
  try {
    const upcoming = await cachedRead(
      {
        key: ['upcoming events', ...event.tags],
        share: 'open',
        schema: z.array(eventSchema),
        revalidate: REVALIDATE_SECONDS,
      },
      async () => (await listUpcomingEvents(event.tags)).map(eventFromGame),
    )
    return eventsAround(event, listedEvents(upcoming, undefined, siteNow()))
  } catch (err) {
    log.warn({ err, eventId: event.id }, 'event is shown without those around it')
    await notePlaceholder(err)
    return eventsAround(event, [])
  }
}

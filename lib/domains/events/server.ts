import 'server-only'
import { NotFoundError } from '@/lib/core/errors'
import { cachedRead } from '@/lib/core/server/cached-read'
import { log } from '@/lib/core/server/log'
import { getPublicEvent as getGameEvent } from '@/lib/services/game/events'
import { eventCardFrom, placeholderEventCard, type EventCard } from './event-card'
import { eventFromGame } from './from-game'
import { eventSchema, type Event } from './schema'

/** Cached event pages are remade this often (decisions.md, Events). */
const EVENT_REVALIDATE_SECONDS = 300

const EVENT_ID = /^\d{1,15}$/

/**
 * An event as anybody may see it, for cached pages.
 * @param id as it stands in an address or in content
 * @throws NotFoundError also where `id` is no number
 */
export async function getPublicEvent(id: string): Promise<Event> {
  const eventId = parseEventId(id)
  return cachedRead(
    {
      key: ['event', String(eventId)],
      schema: eventSchema,
      revalidate: EVENT_REVALIDATE_SECONDS,
      tags: [`event:${eventId}`],
    },
    async () => eventFromGame(await getGameEvent(eventId)),
  )
}

/** The same for who knows the event's secret; asked anew each time, for pages that are never cached. */
export async function getSecretEvent(id: string, eventSecret: string): Promise<Event> {
  return eventFromGame(await getGameEvent(parseEventId(id), eventSecret))
}

/** The card of an event named in content; a placeholder and a log line where it can't be fetched [CD-011, CD-012]. */
export async function getEventCard(id: string): Promise<EventCard> {
  try {
    return eventCardFrom(await getPublicEvent(id))
  } catch (err) {
    log.warn({ err, eventId: id }, 'event card shows the placeholder')
    return placeholderEventCard
  }
}

function parseEventId(id: string): number {
  if (!EVENT_ID.test(id)) throw new NotFoundError(`event ${id}`)
  return Number(id)
}

import 'server-only'
import * as z from 'zod/mini'
import { cachedRead } from '@/lib/core/server/cached-read'
import { gapInPage } from '@/lib/core/server/gap'
import { siteNow } from '@/lib/core/server/site-clock'
import { listUpcomingEvents } from '@/lib/services/game/events'
import { audienceSchema, firstForEach } from './audience'
import { listEventsToCome } from './calendar/search-server'
import { eventsAround, type EventNeighbour, type EventsAround } from './event-series'
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

/** For each audience; and how many are looked through for them, since some may be for others, or begin before a page is made anew. */
const NEXT = { shown: 3, read: 50 }

/**
 * Where to go from an event that is over or gone. Each audience is shown the next stage of the series, otherwise events of
 * its kind, otherwise the next of all; none, with a log line, if they can't be read.
 *
 * @param around the event's neighbours, if it is known
 */
export async function findNextEvents(around?: EventsAround): Promise<EventNeighbour[]> {
  const known = withOthers(around?.next ?? [], around?.related ?? [])
  const isForAll = audienceSchema.options.every((audience) => known.some(({ shownTo }) => shownTo.includes(audience)))
  return isForAll ? known : withOthers(known, await listNext())
}

/** Events, and others for the audiences that none of them is shown to. */
function withOthers(events: readonly EventNeighbour[], others: readonly EventNeighbour[]): EventNeighbour[] {
  const served = new Set(events.flatMap(({ shownTo }) => shownTo))
  const added = others.flatMap((other) => {
    const shownTo = other.shownTo.filter((audience) => !served.has(audience))
    return shownTo.length > 0 ? [{ ...other, shownTo }] : []
  })
  return [...events, ...added]
}

async function listNext(): Promise<EventNeighbour[]> {
  const toCome = await cachedRead(
    { key: ['next events'], share: 'content', schema: z.array(eventSchema), revalidate: REVALIDATE_SECONDS },
    () => listEventsToCome(NEXT.read),
  ).catch(gapInPage('an event that is over stands without the next ones', {}, []))
  const isForAnybody = ({ restricted }: Event) => !restricted
  return firstForEach(listedEvents(toCome, undefined, siteNow()).filter(isForAnybody), NEXT.shown)
}

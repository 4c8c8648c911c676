import { Hono } from 'hono'
import { z } from 'zod'
import type { Clock } from '../../kernel/clock.ts'
import { fail, readBody, readId, readQuery } from '../http.ts'
import type { Calendar } from './calendar.ts'
import type { GameEvent } from './event.ts'
import { openEvent } from './open-event.ts'
import { searchEvents, searchSchema } from './search.ts'
import { seriesNames } from './series.ts'
import type { EventWire } from './wire.ts'

const pagingSchema = z.object({
  start: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(200).default(200),
})

const upcomingSchema = z.object({ tags: z.string().optional() })

/** Limit of unpaged lists: all events of two months would exceed the 5 MiB that an answer may have. */
const listLimit = 200

/** Events with this tag are found only by the search for signed-in players. */
const PLAYERS_ONLY = 'players-only'

const isPublic = ({ tags }: GameEvent) => !tags.includes(PLAYERS_ONLY)

/** Public event calls, without a token (contracts.md, Game server: events). */
export function publicEventsApi(calendar: Calendar, wire: EventWire, clock: Clock): Hono {
  const upcoming = (): GameEvent[] => {
    const now = clock.now().toISOString()
    return calendar.listed().filter((event) => event.eventStart > now)
  }
  return new Hono()
    .get('/public/events/tag/:tag', (context) => {
      const { start, limit } = readQuery(context, pagingSchema)
      const tagged = calendar.listed().filter((event) => event.tags.includes(context.req.param('tag')))
      return context.json(tagged.slice(start, start + limit).map(wire.publicEvent))
    })
    .get('/public/events/upcoming', (context) => {
      const { tags } = readQuery(context, upcomingSchema)
      const wanted = tags?.split(',').filter(Boolean) ?? []
      const found = upcoming().filter((event) => !wanted.length || wanted.some((tag) => event.tags.includes(tag)))
      return context.json(found.slice(0, listLimit).map(wire.publicEvent))
    })
    .get('/public/events/:id', (context) => {
      const event = openEvent(calendar, readId(context), context.req.query('eventSecret'))
      return context.json(wire.publicEvent(event))
    })
    .post('/eventfeed/public/search', async (context) => {
      const search = await readBody(context, searchSchema)
      const { events, cursor } = searchEvents(calendar.listed().filter(isPublic), search, clock.now())
      return context.json({ events: events.map(wire.publicEvent), cursor })
    })
    .get('/event-series/:id', (context) => {
      const id = readId(context)
      const name = seriesNames.get(id) ?? fail(404, 'no such series')
      const events = upcoming().filter((event) => event.seriesId === id)
      return context.json({ id, name, events: events.slice(0, listLimit).map(wire.publicEvent) })
    })
}

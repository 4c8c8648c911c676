import { Hono } from 'hono'
import type { Clock } from '../../kernel/clock.ts'
import type { Authenticate } from '../access.ts'
import { readBody, readId } from '../http.ts'
import type { Player } from '../players.ts'
import type { Calendar } from './calendar.ts'
import type { Start } from './event.ts'
import { joinedEvent, joinedStarts } from './joined.ts'
import { openEvent } from './open-event.ts'
import { searchEvents, searchSchema } from './search.ts'
import type { Signups } from './signups.ts'
import type { EventWire } from './wire.ts'

type Parts = { calendar: Calendar; wire: EventWire; clock: Clock; signups: Signups; authenticate: Authenticate }

/** Event calls for signed-in players (contracts.md, Game server: events). */
export function playerEventsApi({ calendar, wire, clock, signups, authenticate }: Parts): Hono {
  const joinedBy = (player: Player): Start[] => joinedStarts(calendar, signups, player.id)

  return new Hono()
    .get('/events-core/events/:id', (context) => {
      const player = authenticate(context)
      const id = readId(context)
      const joined = signups.of(player.id).get(id)
      const event = openEvent(calendar, id, context.req.query('eventSecret'), joined !== undefined)
      return context.json(wire.fullEvent(event, player, joined))
    })
    .get('/eventfeed/my-events', (context) => {
      const player = authenticate(context)
      const events = joinedBy(player).map(({ event, subgroup }) => wire.playerEvent(event, player, subgroup.id))
      return context.json({ events })
    })
    .get('/profiles/me/upcoming-events', (context) => {
      const now = clock.now().toISOString()
      const upcoming = joinedBy(authenticate(context)).filter(({ subgroup }) => subgroup.eventSubgroupStart > now)
      return context.json(upcoming.map(joinedEvent))
    })
    .post('/eventfeed/search', async (context) => {
      const player = authenticate(context)
      const search = await readBody(context, searchSchema)
      const joined = signups.of(player.id)
      const { events, cursor } = searchEvents(calendar.listed(), search, clock.now())
      return context.json({
        events: events.map((event) => wire.playerEvent(event, player, joined.get(event.id))),
        cursor,
      })
    })
}

import { Hono } from 'hono'
import type { Clock } from '../../kernel/clock.ts'
import type { Authenticate } from '../access.ts'
import { readBody, readId } from '../http.ts'
import type { Player } from '../players.ts'
import type { Calendar } from './calendar.ts'
import type { GameEvent, Subgroup } from './event.ts'
import { openEvent } from './public-api.ts'
import { searchEvents, searchSchema } from './search.ts'
import type { Signups } from './signups.ts'
import type { EventWire } from './wire.ts'

type Joined = { event: GameEvent; subgroup: Subgroup }

type Parts = { calendar: Calendar; wire: EventWire; clock: Clock; signups: Signups; authenticate: Authenticate }

/** What a signed-in player reads of events (contracts.md, Game server: events). */
export function playerEventsApi({ calendar, wire, clock, signups, authenticate }: Parts): Hono {
  const joinedBy = (player: Player): Joined[] =>
    [...signups.of(player.id)]
      .flatMap(([eventId, subgroupId]) => findJoined(calendar, eventId, subgroupId))
      .sort((left, right) => Date.parse(left.event.eventStart) - Date.parse(right.event.eventStart))

  return new Hono()
    .get('/events-core/events/:id', (context) => {
      const player = authenticate(context)
      const event = openEvent(calendar, readId(context), context.req.query('eventSecret'))
      return context.json(wire.fullEvent(event, player, signups.of(player.id).get(event.id)))
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

function findJoined(calendar: Calendar, eventId: number, subgroupId: number): Joined[] {
  const event = calendar.find(eventId)
  const subgroup = event?.eventSubgroups.find(({ id }) => id === subgroupId)
  return event && subgroup ? [{ event, subgroup }] : []
}

/** The JoinedEvent of members.md §3, with the duration that contracts.md adds. */
function joinedEvent({ event, subgroup }: Joined): object {
  return {
    eventId: event.id,
    eventSubgroupId: subgroup.id,
    eventSubgroupStart: subgroup.eventSubgroupStart,
    name: event.name,
    routeId: subgroup.routeId,
    label: subgroup.label,
    durationInSeconds: subgroup.durationInSeconds,
  }
}

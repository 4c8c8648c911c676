import 'server-only'
import type { Identifier } from '@/lib/core/identifier'
import type { Share } from '@/lib/core/server/share'
import { within } from '@/lib/core/server/within'
import { routeIdOf, totalsOf } from '../metrics'
import { findRoute } from '../server'
import type { CalendarEvent, CalendarRoute } from './page'

/** How long somebody who waits for a page of the calendar waits for its routes, besides the events. */
const PATIENCE_MS = 500

/**
 * The rows with the routes of their events, each of which is read once; without those that can't be read, and in an open
 * share without those that take long, which are there the next time.
 *
 * @param share `content` where editors and the clock alone decide which events there are
 */
export async function withRoutes(events: readonly CalendarEvent[], share: Share): Promise<CalendarEvent[]> {
  const users = new Map(events.map((event) => [routeIdOf(event), event.id]))
  const routes = new Map<Identifier | undefined, CalendarRoute>()
  await Promise.all(
    Array.from(users, async ([routeId, eventId]) => {
      if (routeId === undefined) return
      const reading = findRoute({ eventId, routeId, share })
      const route = await (share === 'open' ? within(PATIENCE_MS, reading) : reading)
      if (route) routes.set(routeId, { name: route.name, ...totalsOf(route) })
    }),
  )
  return events.map((event) => ({ ...event, route: routes.get(routeIdOf(event)) }))
}

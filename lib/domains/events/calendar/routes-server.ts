import 'server-only'
import type { Share } from '@/lib/core/server/share'
import { routeIdOf, totalsOf } from '../metrics'
import { findRoute } from '../server'
import type { CalendarEvent, CalendarRoute } from './page'

/**
 * The rows with the routes of their events, each of which is read once; without those that can't be read.
 *
 * @param share `content` where editors and the clock alone decide which events there are
 */
export async function withRoutes(events: readonly CalendarEvent[], share: Share): Promise<CalendarEvent[]> {
  const users = new Map(events.map((event) => [routeIdOf(event), event.id]))
  const routes = new Map<number | undefined, CalendarRoute>()
  await Promise.all(
    Array.from(users, async ([routeId, eventId]) => {
      const route = routeId === undefined ? undefined : await findRoute({ eventId, routeId, share })
      if (route) routes.set(routeId, { name: route.name, ...totalsOf(route) })
    }),
  )
  return events.map((event) => ({ ...event, route: routes.get(routeIdOf(event)) }))
}

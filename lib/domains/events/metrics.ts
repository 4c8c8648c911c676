import type { Identifier } from '@/lib/core/identifier'
import type { Event, EventMetrics, Route } from './schema'

/**
 * Distance, elevation and duration: the route's lap times its laps [EV-014, EV-016]. Undefined without a route; the
 * caller logs it [EV-129].
 *
 * @param durationSeconds of `durationOf`
 */
export function metricsOf(route: Route | undefined, durationSeconds: number): EventMetrics | undefined {
  return route && { ...totalsOf(route), durationSeconds }
}

/** Length and climb of all laps of a route. */
export const totalsOf = ({ distance, elevation, laps }: Route) => ({
  distanceMeters: distance * laps,
  elevationMeters: elevation * laps,
})

/** The route of an event as a whole: its own, or else that of its first group. */
export const routeIdOf = ({ routeId, subgroups }: Pick<Event, 'routeId' | 'subgroups'>): Identifier | undefined =>
  routeId ?? subgroups[0]?.routeId

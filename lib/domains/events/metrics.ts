import type { EventMetrics, Route } from './schema'

/**
 * Distance, elevation and duration: the route's lap times its laps [EV-014, EV-016]. Undefined without a route; the
 * caller logs it [EV-129].
 *
 * @param durationSeconds of `durationOf`
 */
export function metricsOf(route: Route | undefined, durationSeconds: number): EventMetrics | undefined {
  if (!route) return undefined
  return {
    distanceMeters: route.distance * route.laps,
    elevationMeters: route.elevation * route.laps,
    durationSeconds,
  }
}

import 'server-only'
import { z } from 'zod'
import { gameRequest } from './request'
import { gameRouteSchema, type GameRoute } from './schema'

/** @throws NotFoundError */
export function getRoute(id: number): Promise<GameRoute> {
  return gameRequest({
    operation: 'getRoute',
    path: `/routes/${id}`,
    schema: gameRouteSchema,
    missing: `route ${id}`,
  })
}

export function listRoutes(): Promise<GameRoute[]> {
  return gameRequest({ operation: 'listRoutes', path: '/routes', schema: z.array(gameRouteSchema) })
}

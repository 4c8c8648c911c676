import 'server-only'
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

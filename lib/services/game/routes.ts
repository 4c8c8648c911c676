import 'server-only'
import { z } from 'zod'
import { ifWellFormed } from '@/lib/core/wire'
import { gameRequest } from './request'

/** `distance` and `elevation` are metres of one lap. */
const routeSchema = z.object({
  id: ifWellFormed(z.int()),
  name: z.string(),
  laps: z.number(),
  distance: z.number(),
  elevation: z.number(),
})

/** @throws NotFoundError */
export const getRoute = (id: number) =>
  gameRequest({ operation: 'getRoute', path: `/routes/${id}`, schema: routeSchema, missing: `route ${id}` })

import 'server-only'
import { z } from 'zod'
import type { Identifier } from '@/lib/core/identifier'
import { receivedIdentifierSchema } from '@/lib/core/identifier-schema'
import { ifWellFormed } from '@/lib/core/wire'
import { gameRequest } from './request'

/** `distance` and `elevation` are metres of one lap. */
const routeSchema = z.object({
  id: ifWellFormed(receivedIdentifierSchema),
  name: z.string(),
  laps: z.number(),
  distance: z.number(),
  elevation: z.number(),
})

/** @throws NotFoundError */
export const getRoute = (id: Identifier) =>
  gameRequest({
    operation: 'getRoute',
    path: `/routes/${encodeURIComponent(id)}`,
    schema: routeSchema,
    missing: `route ${id}`,
    isById: true,
  })

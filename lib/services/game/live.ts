import 'server-only'
import { z } from 'zod'
import type { Identifier } from '@/lib/core/identifier'
import { receivedIdentifierSchema } from '@/lib/core/identifier-schema'
import { gameRequest } from './request'

const liveCountsSchema = z.object({ livePlayersCount: z.number(), liveEventsCount: z.number() })

/** Numbers of players and events currently active. */
export const getLiveCounts = () =>
  gameRequest({ operation: 'getLiveCounts', path: '/relay/public/live-counts', schema: liveCountsSchema })

const placementSchema = z.object({ position: z.number(), total: z.number() })

/** The player's position in the field of a start. */
export const getPlacement = (subgroupId: Identifier, token: string) =>
  gameRequest({
    operation: 'getPlacement',
    path: `/relay/${encodeURIComponent(subgroupId)}/placement`,
    token,
    schema: placementSchema,
  })

/** `id` is the subgroup's, `progress` a percentage of the race. */
const riderDataSchema = z.object({
  id: receivedIdentifierSchema,
  distanceMeters: z.number(),
  watts: z.number(),
  heartRate: z.number(),
  progress: z.number(),
})

/** The player's live data in a start: metres, watts, beats per minute, percentage of the route. */
export const getRiderData = (subgroupId: Identifier, token: string) =>
  gameRequest({
    operation: 'getRiderData',
    path: `/relay/${encodeURIComponent(subgroupId)}`,
    token,
    schema: riderDataSchema,
  })

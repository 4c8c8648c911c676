import 'server-only'
import { gameRequest } from './request'
import {
  gameLiveCountsSchema,
  gamePlacementSchema,
  gameRiderDataSchema,
  type GameLiveCounts,
  type GamePlacement,
  type GameRiderData,
} from './schema'

/** Players and events that are under way at this moment. */
export function getLiveCounts(): Promise<GameLiveCounts> {
  return gameRequest({ operation: 'getLiveCounts', path: '/relay/public/live-counts', schema: gameLiveCountsSchema })
}

/** Where the player is in the field of a start. */
export function getPlacement(subgroupId: number, token: string): Promise<GamePlacement> {
  return gameRequest({
    operation: 'getPlacement',
    path: `/relay/${subgroupId}/placement`,
    token,
    schema: gamePlacementSchema,
  })
}

/** How the player is doing in a start: metres, watts, beats a minute, per cent of the way. */
export function getRiderData(subgroupId: number, token: string): Promise<GameRiderData> {
  return gameRequest({ operation: 'getRiderData', path: `/relay/${subgroupId}`, token, schema: gameRiderDataSchema })
}

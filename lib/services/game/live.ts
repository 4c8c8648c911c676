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

/** Numbers of players and events currently active. */
export function getLiveCounts(): Promise<GameLiveCounts> {
  return gameRequest({ operation: 'getLiveCounts', path: '/relay/public/live-counts', schema: gameLiveCountsSchema })
}

/** The player's position in the field of a start. */
export function getPlacement(subgroupId: number, token: string): Promise<GamePlacement> {
  return gameRequest({
    operation: 'getPlacement',
    path: `/relay/${subgroupId}/placement`,
    token,
    schema: gamePlacementSchema,
  })
}

/** The player's live data in a start: metres, watts, beats per minute, percentage of the route. */
export function getRiderData(subgroupId: number, token: string): Promise<GameRiderData> {
  return gameRequest({ operation: 'getRiderData', path: `/relay/${subgroupId}`, token, schema: gameRiderDataSchema })
}

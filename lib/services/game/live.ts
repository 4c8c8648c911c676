import 'server-only'
import { gameRequest } from './request'
import { gameLiveCountsSchema, type GameLiveCounts } from './schema'

/** Players and events that are under way at this moment. */
export function getLiveCounts(): Promise<GameLiveCounts> {
  return gameRequest({ operation: 'getLiveCounts', path: '/relay/public/live-counts', schema: gameLiveCountsSchema })
}

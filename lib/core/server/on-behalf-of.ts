import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { processWide } from './process-wide'

const players = processWide('on behalf of', () => new AsyncLocalStorage<string>())

/**
 * Does some work for a player: what is asked of services meanwhile is asked on the player's behalf, so that a limit on the
 * player, or a trouble with the player's data, is held against nobody else (docs/decisions/022).
 *
 * @param playerId stays the same whatever session or token the player comes with
 */
export function onBehalfOf<Result>(playerId: string, work: () => Result): Result {
  return players.run(playerId, work)
}

/** The player whom the work at hand is done for, if it is done for one. */
export const findPlayer = (): string | undefined => players.getStore()

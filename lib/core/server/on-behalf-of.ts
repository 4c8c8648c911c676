import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { processWide } from './process-wide'

const players = processWide('on behalf of', () => new AsyncLocalStorage<string>())

/**
 * Runs work on behalf of a player: upstream calls made meanwhile are attributed to the player, so that a limit on the
 * player, or a problem with the player's data, doesn't affect others (docs/decisions/022).
 *
 * @param playerId the same for all sessions and tokens of the player
 */
export function onBehalfOf<Result>(playerId: string, work: () => Result): Result {
  return players.run(playerId, work)
}

/** The player on whose behalf the current work is done, if any. */
export const findPlayer = (): string | undefined => players.getStore()

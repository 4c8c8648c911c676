import 'server-only'
import { handleNews, shareWhenHeard } from '@/lib/core/server/instances/news-handlers'
import { otherInstances } from '@/lib/core/server/instances/other-instances'
import { siteTime } from '@/lib/core/server/site-clock'
import { shareEndedByPlayers } from './ended-by-player'
import { endedPlayerKey, endedPlayers } from './ended-players'

/**
 * Ends all sessions of a player that began until now, at every instance.
 *
 * @param player by the public id or by the identity provider's subject
 * @returns what was done, for the operator
 */
export async function endSessionsOf(player: string): Promise<string> {
  const [key, endedAt] = [endedPlayerKey(player), siteTime()]
  const isShared = await endedPlayers().end(key, endedAt)
  await otherInstances()?.teller.tell({ kind: 'player-ended', key, endedAt })
  const isEverywhere = isShared || otherInstances() === undefined
  return `sessions that began until now are refused${isEverywhere ? '' : ' here, and at other instances once the Redis is back'}`
}

/** Hears of the sessions that other instances end. */
export function hearEndedSessions(): void {
  handleNews('ended sessions', (news) => {
    if (news.kind === 'player-ended') endedPlayers().learn(news.key, news.endedAt)
  })
  void shareWhenHeard('ended sessions', async () => {
    for (const ended of await endedPlayers().share())
      await otherInstances()?.teller.tell({ kind: 'player-ended', ...ended })
    await shareEndedByPlayers()
  })
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { sessionQuery } from '@/lib/domains/session/queries'
import { keepTicks, playersKey, readTicks, ticksQueryKey } from './ticks'

/**
 * The items that the player has ticked off, shared by all parts of the list. Undefined until the player is known, so
 * that no player ticks off items in another player's list (docs/decisions/015).
 *
 * @param storageKey of the list; the player's id is appended
 */
export function useTicks(storageKey: string) {
  const client = useQueryClient()
  const session = useQuery(sessionQuery)
  const key = session.data && playersKey(storageKey, session.data.publicId)
  const queryKey = ticksQueryKey(key)
  const ticks = useQuery({
    queryKey,
    queryFn: () => readTicks(key ?? storageKey),
    enabled: key !== undefined,
    staleTime: Infinity,
  })
  const tick = (name: string, isDone: boolean) => {
    if (key === undefined || ticks.data === undefined) return
    const others = ticks.data.filter((each) => each !== name)
    const names = isDone ? [...others, name] : others
    keepTicks(key, names)
    client.setQueryData(queryKey, names)
  }
  return { session, ticked: ticks.data, tick }
}

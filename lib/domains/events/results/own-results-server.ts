import 'server-only'
import { bulkhead } from 'cockatiel'
import * as z from 'zod/mini'
import { UpstreamError } from '@/lib/core/errors'
import type { Identifier } from '@/lib/core/identifier'
import { ownResultLimits } from '@/lib/core/limits'
import { cachedRead } from '@/lib/core/server/cached-read'
import { gapForMember } from '@/lib/core/server/gap'
import { siteTime } from '@/lib/core/server/site-clock'
import type { Member } from '@/lib/domains/session/member'
import { getRaceResults } from '@/lib/services/game/events'
import { getPlacement } from '@/lib/services/game/live'
import { listMyEvents } from '@/lib/services/game/player-events'
import { eventFromGame } from '../from-game'
import { endOf, joinedFrom } from '../joined-event'
import { isTimed } from './race-result'
import type { OwnResult, PastStart, Placing, Winner } from './own-results'

/** Results may still be corrected for a while. */
const REVALIDATE_SECONDS = 300

/** Every start of the player that is over, by one call. @throws UpstreamError */
export async function listPastStarts(member: Member): Promise<PastStart[]> {
  const events = (await member.call(listMyEvents)).map(eventFromGame)
  return events.flatMap((event) =>
    joinedFrom(event)
      .filter((joined) => endOf(joined) <= siteTime())
      .map(({ eventId, subgroupId, name, startsAt, category }) => ({
        eventId,
        subgroupId,
        name,
        type: event.type,
        startsAt,
        category,
      })),
  )
}

/**
 * Reads what came of each start. Those with winners cost two calls, so only some are read at once; each fails alone.
 * The promises reject with AppError `not_signed_in` only.
 */
export function readResults(
  member: Member,
  starts: readonly PastStart[],
): { start: PastStart; result: Promise<OwnResult> }[] {
  const places = bulkhead(ownResultLimits.atOnce, starts.length)
  return starts.map((start) => ({ start, result: places.execute(() => readResult(member, start)) }))
}

/** What came of a start. What can't be read is undefined. @throws AppError `not_signed_in` */
async function readResult(member: Member, start: PastStart): Promise<OwnResult> {
  if (!isTimed(start)) return { placing: null, winner: null }
  const { subgroupId } = start
  const gap = (message: string) => gapForMember(message, { subgroupId }, undefined)
  const [placing, winner] = await Promise.all([
    readPlacing(member, start).catch(gap('result is shown without its placing')),
    findWinner(subgroupId).catch(gap('result is shown without its winner')),
  ])
  return { placing, winner }
}

/**
 * The player's placing in a start; none for who did not ride, and where nobody wins.
 * @throws UpstreamError; AppError `not_signed_in`
 */
export async function readPlacing(
  member: Member,
  { type, subgroupId }: Pick<PastStart, 'type' | 'subgroupId'>,
): Promise<Placing | null> {
  if (!isTimed({ type })) return null
  try {
    const { position, total } = await member.call((token) => getPlacement(subgroupId, token))
    return { position, total }
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 404) return null
    throw error
  }
}

const winnerSchema = z.nullable(z.object({ name: z.optional(z.string()), seconds: z.optional(z.number()) }))

/** The winner of a start, who is the same for everybody. */
const findWinner = (subgroupId: Identifier): Promise<Winner | null> =>
  cachedRead(
    { key: ['winner', subgroupId], share: 'open', schema: winnerSchema, revalidate: REVALIDATE_SECONDS },
    async () => {
      const results = await getRaceResults(subgroupId)
      const { winnerName: name, winningTimeInSeconds: seconds } = results.get(subgroupId) ?? {}
      return name === undefined && seconds === undefined ? null : { name, seconds }
    },
  )

import 'server-only'
import { z } from 'zod'
import { sessionListLimits } from '@/lib/core/limits'
import { dataFilePath } from '@/lib/core/server/data-file-path'
import { PersistedFile } from '@/lib/core/server/persisted-file'
import { processWide } from '@/lib/core/server/process-wide'
import { sealingSecrets } from '@/lib/core/server/seal'
import { sharedKey, sharedStore } from '@/lib/core/server/shared-store'
import { EndedPlayers } from './ended-players'
import type { SealedSession } from './sealed-session'

/**
 * What players have ended elsewhere: single sessions, and all of theirs but one. On disk, too: unlike signing out, it can't
 * revoke the tokens, which only the ended session's cookie has.
 */
const ended = () =>
  processWide('ended by players', () => {
    const file = new PersistedFile(
      dataFilePath('ended-by-players.json', 'all'),
      z.array(z.tuple([z.string(), z.number()])),
    )
    const kept = { read: () => file.read(), write: (entries: [string, number][]) => file.write(entries) }
    return new EndedPlayers(sharedStore(), kept, sessionListLimits.ended)
  })

/** `kept`: the session that all others ended for; it outlives that end, and no later one. */
type Kind = 'session' | 'others' | 'kept'

const keyOf = (kind: Kind, value: string, secret?: string) => sharedKey('ended-by-player', `${kind} ${value}`, secret)
const keysOf = (kind: Kind, value: string) => sealingSecrets.map((secret) => keyOf(kind, value, secret))

/**
 * Ends sessions by their ids.
 *
 * @param now milliseconds since 1970 by the site's clock
 * @returns whether all instances know it
 */
export async function endByPlayer(ids: readonly string[], now: number): Promise<boolean> {
  return isEverywhere(
    await ended().endAll(
      ids.map((id) => keyOf('session', id)),
      now,
    ),
  )
}

/** Ends all sessions of a player that began until now, listed or not, but this one. @returns as `endByPlayer` */
export async function endOthersByPlayer({ id, subject }: Pick<SealedSession, 'id' | 'subject'>, now: number) {
  return isEverywhere(await ended().endAll([keyOf('kept', id), keyOf('others', subject)], now))
}

const isEverywhere = (isShared: boolean) => isShared || sharedStore() === undefined

type Signed = Pick<SealedSession, 'id' | 'subject' | 'signedInAt'>

/** Whether the player has ended a session from another one. */
export async function hasEndedByPlayer({ id, subject, signedInAt }: Signed): Promise<boolean> {
  const [single, others] = await Promise.all([
    ended().endedAt(keysOf('session', id)),
    ended().endedAt(keysOf('others', subject)),
  ])
  if (single !== undefined) return true
  if (others === undefined || others < signedInAt) return false
  const keptAt = await ended().endedAt(keysOf('kept', id))
  return keptAt === undefined || keptAt < others
}

/** Has all instances know what players ended while the shared store was out of reach. */
export async function shareEndedByPlayers(): Promise<void> {
  await ended().share()
}

import 'server-only'
import { AppError } from '@/lib/core/errors'
import { providerLogoutLimits } from '@/lib/core/limits'
import { env } from '@/lib/core/server/env'
import { processWide } from '@/lib/core/server/process-wide'
import { sealingSecrets } from '@/lib/core/server/seal'
import { sharedKey, sharedStore } from '@/lib/core/server/shared-store'
import { EndedPlayers } from './ended-players'
import type { SealedSession } from './sealed-session'

type Signed = Pick<SealedSession, 'subject' | 'signedInAt' | 'providerSession'>

/** What the provider has ended: its sessions, and all sessions of a player. In memory and in the shared store alone. */
const ended = () =>
  processWide('ended at the provider', () => {
    const nowhere = { read: () => undefined, write: () => true }
    return new EndedPlayers(sharedStore(), nowhere, providerLogoutLimits.ended)
  })

const keyOf = (kind: 'sid' | 'sub', value: string, secret?: string) =>
  sharedKey('ended-at-provider', `${kind} ${value}`, secret)

/**
 * Ends the sign-ins in one session of the provider, or all of a player that began until now.
 *
 * @param now milliseconds since 1970 by the site's clock
 * @throws AppError `upstream_unavailable` if the other instances can't learn of it; this one knows it all the same
 */
export async function endAtProvider({ sid, sub = '' }: { sid?: string; sub?: string }, now: number): Promise<void> {
  const isShared = await ended().end(sid === undefined ? keyOf('sub', sub) : keyOf('sid', sid), now)
  if (!isShared && sharedStore() !== undefined)
    throw new AppError('upstream_unavailable', 'the end of a session could not be stored', { retryAfterSeconds: 5 })
}

/**
 * Whether the provider has told of the end of a session. One that it names has ended, whenever that was: clocks of
 * instances differ. Of a player, those that begin afterwards have not.
 */
export async function hasEndedAtProvider({ subject, signedInAt, providerSession }: Signed): Promise<boolean> {
  if (!env.OIDC_BACKCHANNEL_LOGOUT) return false
  const ofPlayer = sealingSecrets.map((secret) => keyOf('sub', subject, secret))
  const ofSession =
    providerSession === undefined ? [] : sealingSecrets.map((secret) => keyOf('sid', providerSession, secret))
  const [playerEnd, sessionEnd] = await Promise.all([ended().endedAt(ofPlayer), ended().endedAt(ofSession)])
  return sessionEnd !== undefined || (playerEnd !== undefined && playerEnd >= signedInAt)
}

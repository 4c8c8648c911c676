import 'server-only'
import { isOff } from '@/lib/core/server/off'
import { endedPlayerKeys, endedPlayers } from './ended-players'
import { endedSessions } from './ended-sessions'
import { hasEndedAtProvider } from './ended-at-provider'
import { hasEndedByPlayer } from './ended-by-player'
import { unsealSession, type SealedSession } from './sealed-session'
import { findSessionCookie } from './session-cookies'

/** The session in a request's cookies, if it has not ended; none on a site without players. Makes no upstream call. */
export async function findSession(headers: Pick<Headers, 'get'>, now: number): Promise<SealedSession | undefined> {
  if (isOff('game')) return undefined
  const session = await unsealSession(findSessionCookie(headers), now)
  return session && !(await hasEnded(session, now)) ? session : undefined
}

type Signed = Pick<SealedSession, 'id' | 'subject' | 'signedInAt' | 'providerSession'> & {
  player: Pick<SealedSession['player'], 'publicId'>
}

/**
 * Whether a session was ended early: by signing out, by a sign-in that replaced it, by its player from another session, by
 * an operator, or at the provider.
 */
export async function hasEnded(session: Signed, now: number): Promise<boolean> {
  const { id, subject, player, signedInAt } = session
  const keys = [subject, player.publicId].flatMap(endedPlayerKeys)
  const [sessionEnd, playerEnd, isEndedAtProvider, isEndedByPlayer] = await Promise.all([
    endedSessions().endedAt(id, now),
    endedPlayers().endedAt(keys),
    hasEndedAtProvider(session),
    hasEndedByPlayer(session),
  ])
  const isEndedByOperator = playerEnd !== undefined && playerEnd >= signedInAt
  return sessionEnd !== undefined || isEndedByOperator || isEndedAtProvider || isEndedByPlayer
}

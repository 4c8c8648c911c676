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
  const [sessionEnd, isEndedAtProvider, isEndedElsewhere] = await Promise.all([
    endedSessions().endedAt(session.id, now),
    hasEndedAtProvider(session),
    hasEndedElsewhere(session),
  ])
  return sessionEnd !== undefined || isEndedAtProvider || isEndedElsewhere
}

/** Whether its player has ended a session from another one, or an operator has. */
async function hasEndedElsewhere(session: Signed): Promise<boolean> {
  const keys = [session.subject, session.player.publicId].flatMap(endedPlayerKeys)
  const [playerEnd, isEndedByPlayer] = await Promise.all([endedPlayers().endedAt(keys), hasEndedByPlayer(session)])
  return isEndedByPlayer || (playerEnd !== undefined && playerEnd >= session.signedInAt)
}

/**
 * Whether a browser has the cookies of a session that was ended from elsewhere: the provider must not let it in again
 * without asking for the password or its like.
 */
export async function bringsEndedSession(headers: Pick<Headers, 'get'>, now: number): Promise<boolean> {
  const session = await unsealSession(findSessionCookie(headers), now)
  return session !== undefined && hasEndedElsewhere(session)
}

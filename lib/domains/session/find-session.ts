import 'server-only'
import { endedSessions } from './ended-sessions'
import { unsealSession, type SealedSession } from './sealed-session'
import { findSessionCookie } from './session-cookies'

/** The session that a request's cookies hold, if they hold one that has not ended. Asks no service. */
export async function findSession(headers: Pick<Headers, 'get'>, now: number): Promise<SealedSession | undefined> {
  const session = await unsealSession(findSessionCookie(headers), now)
  return session && !(await hasEnded(session, now)) ? session : undefined
}

/** Whether a session was ended before its time: by signing out, or by a sign-in that took its place. */
export async function hasEnded({ id }: Pick<SealedSession, 'id'>, now: number): Promise<boolean> {
  return (await endedSessions().endedAt(id, now)) !== undefined
}

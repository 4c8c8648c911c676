import 'server-only'
import { endedSessions } from './ended-sessions'
import { unsealSession, type SealedSession } from './sealed-session'
import { findSessionCookie } from './session-cookies'

/** The session in a request's cookies, if it has not ended. Makes no upstream call. */
export async function findSession(headers: Pick<Headers, 'get'>, now: number): Promise<SealedSession | undefined> {
  const session = await unsealSession(findSessionCookie(headers), now)
  return session && !(await hasEnded(session, now)) ? session : undefined
}

/** Whether a session was ended early: by signing out, or by a sign-in that replaced it. */
export async function hasEnded({ id }: Pick<SealedSession, 'id'>, now: number): Promise<boolean> {
  return (await endedSessions().endedAt(id, now)) !== undefined
}

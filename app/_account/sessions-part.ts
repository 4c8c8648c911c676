import 'server-only'
import { headers } from 'next/headers'
import { AppError } from '@/lib/core/errors'
import { siteTime } from '@/lib/core/server/site-clock'
import { currentSession } from '@/lib/domains/session/current-member'
import { findOwnSessions } from '@/lib/domains/session/own-sessions-server'

/** Where the player is signed in; without the names by which sessions are ended. */
export async function sessionsPart() {
  const [session, sent] = await Promise.all([currentSession(), headers()])
  if (session === undefined) throw new AppError('not_signed_in')
  const own = await findOwnSessions(session, sent, siteTime())
  if (own === undefined) throw new AppError('upstream_unavailable', 'the list of sessions can’t be read')
  return own.sessions.map(({ signedInAt, usedAt, device: { browser, system } }) => ({
    signedInAt,
    usedAt,
    browser,
    system,
  }))
}

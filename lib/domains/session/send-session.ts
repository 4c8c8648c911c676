import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { log } from '@/lib/core/server/log'
import { siteTime } from '@/lib/core/server/site-clock'
import { hasEnded } from './find-session'
import type { SealedSession } from './sealed-session'
import { findMember } from './server'
import { setSessionCookies } from './session-cookies'

/** A session in use is extended; its cookie is renewed at most this often. */
const TOUCHED_EVERY_MS = 60 * 60 * 1000

type Sent = { inCookie: SealedSession; session: SealedSession }

/** Sends the browser its session if that is newer than its cookie, or was last extended long ago, unless it has ended. */
export async function sendSession(
  request: NextRequest,
  response: NextResponse,
  { inCookie, session }: Sent,
): Promise<void> {
  const now = siteTime()
  const isNews = session !== inCookie || now - inCookie.usedAt > TOUCHED_EVERY_MS
  if (isNews && !(await hasEnded(session, now)))
    await setSessionCookies(response, { ...session, usedAt: now }, now, request.headers)
}

/** A renewal that takes longer goes on for the page, which waits for the same one; its cookie comes with a later answer. */
const RENEWAL_MS = 1000

/**
 * Sends the session of a player's page along with it, renewed if its token is worn. A page is made after its headers and can
 * set no cookies; for who uses the site without script no other answer does, and a refresh token that is spent twice ends the
 * session at the provider. Failures are the page's to tell.
 */
export async function sendSessionWithPage(request: NextRequest, response: NextResponse): Promise<void> {
  try {
    const found = await findMember(request.headers, siteTime)
    if (found === undefined) return
    const isLate = new Promise<void>((resolve) => setTimeout(resolve, RENEWAL_MS).unref())
    const renewed = found.member.call(async () => undefined).catch(() => undefined)
    await Promise.race([renewed, isLate])
    await sendSession(request, response, { inCookie: found.inCookie, session: found.session() })
  } catch (err) {
    log.warn({ err }, 'a page is sent without its session')
  }
}

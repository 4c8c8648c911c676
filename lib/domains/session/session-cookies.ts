import 'server-only'
import type { NextResponse } from 'next/server'
import { findHostCookie, hostCookie, hostCookieName, siteCookie } from '@/lib/core/server/host-cookie'
import { remainingMs, sealSession, type SealedSession } from './sealed-session'

/** Bound to this host, if the site uses https (contracts.md, Identity). */
export const SESSION_COOKIE = hostCookieName('session')

/** Tells scripts that somebody may be signed in. Contains no data and decides no access (architecture.md, Islands). */
const HINT_COOKIE = 'signed_in'

/** The session's cookie in the headers of a request. */
export const findSessionCookie = (headers: Pick<Headers, 'get'>) => findHostCookie(headers, SESSION_COOKIE)

/** Sends the session to the browser, newly sealed each time. */
export async function setSessionCookies(response: NextResponse, session: SealedSession, now: number): Promise<void> {
  const maxAge = Math.floor(remainingMs(session, now) / 1000)
  response.cookies.set(SESSION_COOKIE, await sealSession(session), { ...hostCookie, maxAge })
  response.cookies.set(HINT_COOKIE, '1', { ...siteCookie, maxAge })
}

export function clearSessionCookies(response: NextResponse): void {
  response.cookies.set(SESSION_COOKIE, '', { ...hostCookie, maxAge: 0 })
  response.cookies.set(HINT_COOKIE, '', { ...siteCookie, maxAge: 0 })
}

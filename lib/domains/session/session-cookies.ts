import 'server-only'
import type { NextResponse } from 'next/server'
import { hostCookie, hostCookieName, siteCookie } from '@/lib/core/server/host-cookie'
import { remainingMs, sealSession, type SealedSession } from './sealed-session'

/** Bound to this very host, where https makes that possible (contracts.md, Identity). */
export const SESSION_COOKIE = hostCookieName('session')

/** Tells scripts that somebody may be signed in. Holds no data and decides no access (architecture.md, Islands). */
const HINT_COOKIE = 'signed_in'

/**
 * The session's cookie in the headers of a request. None where there are several: a browser keeps one of this name, so
 * another was planted beside it, and whose session it would be is anybody's guess. Names are compared as they stand; a
 * parser that tidies them up would take for ours what browsers let other hosts set.
 */
export function findSessionCookie(headers: Pick<Headers, 'get'>): string | undefined {
  const prefix = `${SESSION_COOKIE}=`
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.replace(/^[ \t]+|[ \t]+$/g, ''))
  const [cookie, ...others] = pairs.filter((pair) => pair.startsWith(prefix))
  return others.length === 0 ? cookie?.slice(prefix.length) : undefined
}

/** Hands the browser its session: a new seal each time, so none lives on unchanged. */
export async function setSessionCookies(response: NextResponse, session: SealedSession, now: number): Promise<void> {
  const maxAge = Math.floor(remainingMs(session, now) / 1000)
  response.cookies.set(SESSION_COOKIE, await sealSession(session), { ...hostCookie, maxAge })
  response.cookies.set(HINT_COOKIE, '1', { ...siteCookie, maxAge })
}

export function clearSessionCookies(response: NextResponse): void {
  response.cookies.set(SESSION_COOKIE, '', { ...hostCookie, maxAge: 0 })
  response.cookies.set(HINT_COOKIE, '', { ...siteCookie, maxAge: 0 })
}

import 'server-only'
import type { NextResponse } from 'next/server'
import { findHostCookie, hostCookie, hostCookieName, siteCookie } from '@/lib/core/server/host-cookie'
import { LONGEST_COOKIE, MOST_COOKIES, remainingMs, sealSession, type SealedSession } from './sealed-session'

/** Bound to this host, if the site uses https (contracts.md, Identity). */
export const SESSION_COOKIE = hostCookieName('session')
/** The rest of a session that does not fit into one cookie. */
const FURTHER_COOKIES = [hostCookieName('session_2'), hostCookieName('session_3')].slice(0, MOST_COOKIES - 1)

/** Tells scripts that somebody may be signed in. Contains no data and decides no access (architecture.md, Islands). */
const HINT_COOKIE = 'signed_in'

/** How many cookies a session is in, before the first part of its text. Sealed text begins with a letter. */
const COUNT = /^([2-9])\.(.*)$/s

type Sent = Pick<Headers, 'get'>

/**
 * The session's text in the headers of a request. The first cookie says how many there are; others are not looked at,
 * and without one of them there is none. Whether they belong together is known when the text is opened.
 */
export function findSessionCookie(headers: Sent): string | undefined {
  const first = findHostCookie(headers, SESSION_COOKIE)
  const [, count, part = ''] = COUNT.exec(first ?? '') ?? []
  if (count === undefined) return first
  const further = FURTHER_COOKIES.slice(0, Number(count) - 1).map((name) => findHostCookie(headers, name))
  const parts = further.filter((each) => each !== undefined)
  return parts.length === Number(count) - 1 ? part + parts.join('') : undefined
}

/** Sends the session to the browser, newly sealed each time, and removes cookies of a longer one that it has sent. */
export async function setSessionCookies(
  response: NextResponse,
  session: SealedSession,
  now: number,
  sent: Sent,
): Promise<void> {
  const maxAge = Math.floor(remainingMs(session, now) / 1000)
  const [first = '', ...further] = inParts(await sealSession(session))
  response.cookies.set(SESSION_COOKIE, first, { ...hostCookie, maxAge })
  for (const [at, name] of FURTHER_COOKIES.entries()) {
    const part = further[at]
    if (part !== undefined) response.cookies.set(name, part, { ...hostCookie, maxAge })
    else removeIfSent(response, name, sent)
  }
  response.cookies.set(HINT_COOKIE, '1', { ...siteCookie, maxAge })
}

function inParts(text: string): string[] {
  if (text.length <= LONGEST_COOKIE) return [text]
  const longest = LONGEST_COOKIE - 2
  const count = Math.ceil(text.length / longest)
  const parts = Array.from({ length: count }, (_, at) => text.slice(at * longest, (at + 1) * longest))
  return parts.map((part, at) => (at === 0 ? `${count}.${part}` : part))
}

export function clearSessionCookies(response: NextResponse, sent: Sent): void {
  response.cookies.set(SESSION_COOKIE, '', { ...hostCookie, maxAge: 0 })
  for (const name of FURTHER_COOKIES) removeIfSent(response, name, sent)
  response.cookies.set(HINT_COOKIE, '', { ...siteCookie, maxAge: 0 })
}

function removeIfSent(response: NextResponse, name: string, sent: Sent): void {
  if ((sent.get('cookie') ?? '').includes(`${name}=`)) response.cookies.set(name, '', { ...hostCookie, maxAge: 0 })
}

import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { AppError } from '@/lib/core/errors'
import { loginPathTo } from '@/lib/core/paths'
import { log } from '@/lib/core/server/log'
import type { Member } from '@/lib/domains/session/member'
import { findMember } from '@/lib/domains/session/server'
import { SESSION_COOKIE } from '@/lib/domains/session/session-cookies'

/**
 * What a page made for one request shows to its player. Whoever has no session, or whose session turns out to have ended,
 * is sent to sign in and comes back.
 *
 * @param path of the page, with its language
 * @returns undefined, with a log line, while a service can't be reached or answers badly
 */
export async function readForMember<Value>(
  path: string,
  read: (member: Member) => Promise<Value>,
): Promise<Value | undefined> {
  const cookie = (await cookies()).get(SESSION_COOKIE)?.value
  const found = await findMember(cookie, Date.now)
  if (found === undefined) redirect(loginPathTo(path))
  try {
    return await read(found.member)
  } catch (err) {
    if (!(err instanceof AppError)) throw err
    if (err.code === 'not_signed_in') redirect(loginPathTo(path))
    log.warn({ err, path }, 'page is shown without what it is about')
    return undefined
  }
}

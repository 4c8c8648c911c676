import { redirect } from 'next/navigation'
import { AppError, hasCode } from '@/lib/core/errors'
import { loginPathTo } from '@/lib/core/paths'
import { log } from '@/lib/core/server/log'
import { currentMember } from '@/lib/domains/session/current-member'
import type { Member } from '@/lib/domains/session/member'

/**
 * Reads what a page rendered per request shows to its player. A visitor without a session, or whose session turns out
 * to have ended, is sent to sign in and comes back.
 *
 * @param path of the page, with its language
 * @returns undefined, with a log line, while a service can't be reached or answers badly
 */
export async function readForMember<Value>(
  path: string,
  read: (member: Member) => Promise<Value>,
): Promise<Value | undefined> {
  const member = await currentMember()
  if (member === undefined) redirect(loginPathTo(path))
  try {
    return await read(member)
  } catch (err) {
    if (hasCode(err, 'not_signed_in')) redirect(loginPathTo(path))
    if (!(err instanceof AppError)) throw err
    log.warn({ err, path }, 'page is shown without what it is about')
    return undefined
  }
}

import { redirect } from 'next/navigation'
import type { Read } from '@/components/member-area/unread'
import { AppError, hasCode, isLasting } from '@/lib/core/errors'
import { loginPathTo } from '@/lib/core/paths'
import { log } from '@/lib/core/server/log'
import { answerWithStatus } from '@/lib/delivery/page-answer'
import { currentMember } from '@/lib/domains/session/current-member'
import type { Member } from '@/lib/domains/session/member'

/**
 * Reads a part of what a page rendered per request shows to its player. A visitor without a session, or whose session
 * turns out to have ended, is sent to sign in and comes back.
 *
 * @param path of the page, with its language
 * @returns undefined, with a log line, while a service can't be reached or answers badly
 */
export const readForMember = async <Value>(path: string, read: (member: Member) => Promise<Value | undefined>) =>
  (await readPartForMember(path, read)).value

/**
 * Like `readForMember`, of what the page is about: without it the page's status is 503, or 502 if a service answers in
 * another form than was agreed.
 */
export async function readPageForMember<Value>(
  path: string,
  read: (member: Member) => Promise<Value | undefined>,
): Promise<Read<Value>> {
  const found = await readPartForMember(path, read)
  if (found.value === undefined) answerWithStatus(found.isLasting ? 502 : 503)
  return found
}

/** Like `readForMember`, of a part whose place says whether another try helps. */
export async function readPartForMember<Value>(
  path: string,
  read: (member: Member) => Promise<Value | undefined>,
): Promise<Read<Value>> {
  const member = await currentMember()
  if (member === undefined) redirect(loginPathTo(path))
  try {
    return { value: await read(member), isLasting: false }
  } catch (err) {
    if (hasCode(err, 'not_signed_in')) redirect(loginPathTo(path))
    if (!(err instanceof AppError)) throw err
    log.warn({ err, path }, 'page is shown without what it is about')
    return { value: undefined, isLasting: isLasting(err) }
  }
}

import 'server-only'
import { cookies } from 'next/headers'
import { cache } from 'react'
import type { Member } from './member'
import { findMember } from './server'
import { SESSION_COOKIE } from './session-cookies'

/**
 * The player for whom a page is made; undefined for visitors. Only on pages that are made for one request: it reads cookies.
 * A page can set none, so a session renewed here reaches the browser with the next answer of the API.
 */
export const currentMember = cache(async (): Promise<Member | undefined> => {
  const cookie = (await cookies()).get(SESSION_COOKIE)?.value
  return (await findMember(cookie, Date.now))?.member
})

import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import type { Member } from './member'
import { findMember } from './server'
import { siteTime } from '@/lib/core/server/site-clock'

/**
 * The player that a page is rendered for; undefined for visitors. Only on pages rendered per request, since it reads
 * cookies. A page can't set cookies, so a session renewed here reaches the browser with the next API response.
 */
export const currentMember = cache(async (): Promise<Member | undefined> => {
  return (await findMember(await headers(), siteTime))?.member
})

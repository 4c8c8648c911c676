import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import type { Member } from './member'
import { findMember } from './server'
import { siteTime } from '@/lib/core/server/site-clock'

/**
 * The player for whom a page is made; undefined for visitors. Only on pages that are made for one request: it reads cookies.
 * A page can set none, so a session renewed here reaches the browser with the next answer of the API.
 */
export const currentMember = cache(async (): Promise<Member | undefined> => {
  return (await findMember(await headers(), siteTime))?.member
})

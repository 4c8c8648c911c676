import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import type { Member } from './member'
import type { SealedSession } from './sealed-session'
import { findMember } from './server'
import { siteTime } from '@/lib/core/server/site-clock'

const found = cache(async () => findMember(await headers(), siteTime))

/**
 * The player that a page is rendered for; undefined for visitors. Only on pages rendered per request, since it reads
 * cookies. A page can't set cookies, so a session renewed here reaches the browser with the next API response.
 */
export const currentMember = async (): Promise<Member | undefined> => (await found())?.member

/** The session in the cookies of a page's request, like `currentMember`. */
export const currentSession = async (): Promise<SealedSession | undefined> => (await found())?.inCookie

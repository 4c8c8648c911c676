import { pageIn } from '@/app/_member/page-in'
import { loginAgainPathTo, settingsPath } from '@/lib/core/paths'
import { siteTime } from '@/lib/core/server/site-clock'
import { forMemberForm } from '@/lib/domains/session/form-for-member'
import { endOtherSessions, endOwnSession } from '@/lib/domains/session/own-sessions-server'
import { isConfirmed } from '@/lib/domains/session/sealed-session'

const page = pageIn(settingsPath('account'))

/**
 * Ends one of the player's other sessions (`session`), or all of them, for a player who has just signed in again; another
 * one does that first, and comes back.
 */
export const POST = forMemberForm(page, async ({ member, fields: { session, locale = '' }, inCookie }) => {
  const now = siteTime()
  if (!isConfirmed(inCookie, now)) return { to: loginAgainPathTo(`${page(locale)}#sessions`) }
  await member.confirm()
  if (session === undefined) await endOtherSessions(inCookie, now)
  else await endOwnSession(inCookie, session, now)
  return { to: `${page(locale)}?done=${session === undefined ? 'ended_others' : 'ended'}#sessions` }
})

import { pageIn } from '@/app/_member/page-in'
import { settingsPath } from '@/lib/core/paths'
import { siteTime } from '@/lib/core/server/site-clock'
import { forMemberForm } from '@/lib/domains/session/form-for-member'
import { endOtherSessions, endOwnSession } from '@/lib/domains/session/own-sessions-server'

const page = pageIn(settingsPath('account'))

/** Ends one of the player's other sessions (`session`), or all of them. */
export const POST = forMemberForm(page, async ({ member, fields: { session, locale = '' }, inCookie }) => {
  await member.confirm()
  if (session === undefined) await endOtherSessions(inCookie, siteTime())
  else await endOwnSession(inCookie, session, siteTime())
  return { to: `${page(locale)}?done=${session === undefined ? 'ended_others' : 'ended'}#sessions` }
})

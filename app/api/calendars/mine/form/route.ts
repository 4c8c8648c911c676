import { pageIn } from '@/app/_member/page-in'
import { settingsPath } from '@/lib/core/paths'
import { AppError } from '@/lib/core/errors'
import { feedChangeSchema } from '@/lib/domains/events/calendar/feed'
import { makePersonalFeed, revokePersonalFeed } from '@/lib/domains/events/calendar/feeds-server'
import { shownFeed } from '@/lib/domains/events/calendar/shown-feed'
import { forMemberForm } from '@/lib/domains/session/form-for-member'

const page = pageIn(settingsPath('connections'))

/**
 * Changes the address of the player's calendar as `PUT` and `DELETE /api/calendars/mine` do, without script. The page shows
 * a new address once: it gets it sealed, for its player alone.
 */
export const POST = forMemberForm(page, async ({ member, fields: { to, locale = '' } }) => {
  const { data } = feedChangeSchema.safeParse({ to })
  if (data === undefined) throw new AppError('invalid_input')
  if (data.to === 'revoke') {
    await revokePersonalFeed(member)
    return { to: `${page(locale)}?done=revoked#calendar-feed` }
  }
  const feed = await shownFeed.seal({ player: member.id, ...(await makePersonalFeed(member)) })
  return { to: `${page(locale)}?${String(new URLSearchParams({ feed }))}#calendar-feed` }
})

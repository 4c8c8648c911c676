import { pageIn } from '@/app/_member/page-in'
import { joinedEventsPath } from '@/lib/core/paths'
import { leaveEvent } from '@/lib/domains/events/server'
import { forMemberForm } from '@/lib/domains/session/form-for-member'

const page = pageIn(joinedEventsPath)

/** Leaves an event as `DELETE /api/events/:id/sign-up` does, without script; the list says so. */
export const POST = forMemberForm(page, async ({ member, fields: { event = '', locale = '' } }) => {
  await leaveEvent(member, event)
  return { to: `${page(locale)}?done=left` }
})

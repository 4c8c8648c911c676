import { setTimeout as wait } from 'node:timers/promises'
import { pageIn } from '@/app/_member/page-in'
import { AppError } from '@/lib/core/errors'
import { joinedEventsPath } from '@/lib/core/paths'
import { leaveEvent } from '@/lib/domains/events/server'
import { forMemberForm } from '@/lib/domains/session/form-for-member'

const page = pageIn(joinedEventsPath)

/** Leaves an event as `DELETE /api/events/:id/sign-up` does, without script; the list says so. */
export const POST = forMemberForm(page, async ({ member, fields: { event = '', locale = '' } }) => {
  const { signedUp, joinedAfterMs } = await leaveEvent(member, event)
  if (signedUp) throw new AppError('sign_up_refused', 'the game server did not let the player leave')
  // Until then the list would still name the event that it says the player has left [EV-048].
  await wait(joinedAfterMs)
  return { to: `${page(locale)}?done=left` }
})

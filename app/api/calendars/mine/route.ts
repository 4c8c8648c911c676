import { makePersonalFeed, revokePersonalFeed } from '@/lib/domains/events/calendar/feeds-server'
import { makeCalendarFeed, revokeCalendarFeed } from '@/lib/domains/events/endpoints'
import { forMember } from '@/lib/domains/session/for-member'

export const PUT = forMember(makeCalendarFeed, ({ member }) => makePersonalFeed(member))

export const DELETE = forMember(revokeCalendarFeed, async ({ member }) => {
  await revokePersonalFeed(member)
  return { isRevoked: true }
})

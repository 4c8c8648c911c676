import { makePersonalFeed, revokePersonalFeed } from '@/lib/domains/events/calendar/feeds-server'
import { withMember } from '@/lib/domains/session/with-member'

/** Makes a secret address of the player's calendar, in place of any before it. */
export const PUT = withMember(async ({ member }) => Response.json(await makePersonalFeed(member)))

/** Takes it away. Repeats answer the same. */
export const DELETE = withMember(async ({ member }) => {
  await revokePersonalFeed(member)
  return Response.json({ isRevoked: true })
})

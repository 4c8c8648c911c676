import { dayIn } from '@/lib/domains/memberships/presenter'
import { findGuarantee } from '@/lib/domains/memberships/status-server'
import { withMember } from '@/lib/domains/session/with-member'
import { localeOf } from '../locale-of'

/** Until when the player may have the money back, while that is to come. */
export const GET = withMember(async ({ member, request }) => {
  const until = await findGuarantee(member)
  return Response.json({ until: until === undefined ? null : dayIn(until, localeOf(request)) })
})

import { membershipIn } from '@/lib/domains/memberships/presenter'
import { getMembership } from '@/lib/domains/memberships/status-server'
import { withMember } from '@/lib/domains/session/with-member'
import { localeOf } from './locale-of'

/** How it stands with the player's membership (MB-029). */
export const GET = withMember(async ({ member, request }) =>
  Response.json(await membershipIn(await getMembership(member), localeOf(request))),
)

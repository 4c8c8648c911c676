import { membershipIn } from '@/components/memberships/membership-words'
import { findCountry, getMembership } from '@/lib/domains/memberships/status-server'
import { withMember } from '@/lib/domains/session/with-member'
import { localeOf } from './locale-of'

/** How it stands with the player's membership, and where the player lives (MB-029). */
export const GET = withMember(async ({ member, request }) => {
  const [facts, country] = await Promise.all([getMembership(member), findCountry(member)])
  return Response.json(await membershipIn(facts, localeOf(request), country))
})

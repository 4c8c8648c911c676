import { getPunchcard } from '@/lib/domains/campaigns/server'
import { withMember } from '@/lib/domains/session/with-member'

/** The player's card of the campaign. */
export const GET = withMember<{ shortName: string }>(async ({ member, params }) =>
  Response.json(await getPunchcard(member, params.shortName)),
)

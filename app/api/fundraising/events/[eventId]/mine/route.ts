import { requireProviderId } from '@/lib/domains/fundraising/provider-id'
import { getOwnFundraiser } from '@/lib/domains/fundraising/server'
import { withMember } from '@/lib/domains/session/with-member'

/** The player's own part in a fundraising event. */
export const GET = withMember<{ eventId: string }>(async ({ member, params }) =>
  Response.json(await getOwnFundraiser(member, requireProviderId(params.eventId))),
)

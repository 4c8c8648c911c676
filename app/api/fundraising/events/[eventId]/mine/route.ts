import * as api from '@/lib/domains/fundraising/endpoints'
import { requireProviderId } from '@/lib/domains/fundraising/provider-id'
import { getOwnFundraiser } from '@/lib/domains/fundraising/server'
import { forMember } from '@/lib/domains/session/for-member'

export const GET = forMember(api.getOwnFundraiser, ({ member, params }) =>
  getOwnFundraiser(member, requireProviderId(params.eventId)),
)

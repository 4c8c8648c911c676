import { requireIdentifier } from '@/lib/core/identifier'
import * as api from '@/lib/domains/fundraising/endpoints'
import { getOwnFundraiser } from '@/lib/domains/fundraising/server'
import { forMember } from '@/lib/domains/session/for-member'

export const GET = forMember(api.getOwnFundraiser, ({ member, params }) =>
  getOwnFundraiser(member, requireIdentifier(params.eventId, 'fundraising event')),
)

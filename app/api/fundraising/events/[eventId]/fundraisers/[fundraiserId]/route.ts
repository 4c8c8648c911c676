import { forVisitor } from '@/lib/core/server/endpoint/for-visitor'
import * as api from '@/lib/domains/fundraising/endpoints'
import { requireProviderId } from '@/lib/domains/fundraising/provider-id'
import { getSharedFundraiser } from '@/lib/domains/fundraising/server'

export const GET = forVisitor(api.getSharedFundraiser, ({ params }) =>
  getSharedFundraiser(requireProviderId(params.fundraiserId), requireProviderId(params.eventId)),
)

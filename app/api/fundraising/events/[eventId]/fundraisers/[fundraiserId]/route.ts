import { requireIdentifier } from '@/lib/core/identifier'
import { forVisitor } from '@/lib/core/server/endpoint/for-visitor'
import * as api from '@/lib/domains/fundraising/endpoints'
import { getSharedFundraiser } from '@/lib/domains/fundraising/server'

export const GET = forVisitor(api.getSharedFundraiser, ({ params }) =>
  getSharedFundraiser(
    requireIdentifier(params.fundraiserId, 'fundraiser'),
    requireIdentifier(params.eventId, 'fundraising event'),
  ),
)

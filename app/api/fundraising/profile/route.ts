import * as api from '@/lib/domains/fundraising/endpoints'
import { keepFundraiser } from '@/lib/domains/fundraising/opt-in-server'
import { forMember } from '@/lib/domains/session/for-member'

export const PUT = forMember(api.keepFundraiser, async ({ member, body }) => ({
  fundraiserId: await keepFundraiser(member, body.account),
}))

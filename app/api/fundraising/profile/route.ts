import { readJsonBody } from '@/lib/core/server/read-body'
import { accountStepSchema } from '@/lib/domains/fundraising/schema'
import { keepFundraiser } from '@/lib/domains/fundraising/opt-in-server'
import { withMember } from '@/lib/domains/session/with-member'

/** Last step of the opt-in: the player's profile names the account from now on. Repeats answer the same. */
export const PUT = withMember(async ({ member, request }) => {
  const { account } = await readJsonBody(request, accountStepSchema)
  return Response.json({ fundraiserId: await keepFundraiser(member, account) })
})

import { readJsonBody } from '@/lib/core/server/read-body'
import { requireProviderId } from '@/lib/domains/fundraising/provider-id'
import { accountStepSchema } from '@/lib/domains/fundraising/schema'
import { openProjectFor } from '@/lib/domains/fundraising/opt-in-server'
import { withMember } from '@/lib/domains/session/with-member'

/** Second step of the opt-in: finds or makes the player's project. Repeats answer the same project. */
export const POST = withMember<{ eventId: string }>(async ({ member, request, params }) => {
  const eventId = requireProviderId(params.eventId)
  const { account } = await readJsonBody(request, accountStepSchema)
  return Response.json({ project: await openProjectFor(member, eventId, account) })
})

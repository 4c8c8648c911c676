import { withProblems } from '@/lib/core/server/problem-response'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { getSharedFundraiser } from '@/lib/domains/fundraising/server'
import { requireProviderId } from '@/lib/domains/fundraising/provider-id'

type Context = { params: Promise<{ eventId: string; fundraiserId: string }> }

/** Somebody's page in a fundraising event, as anybody may see it. */
export const GET = withProblems(async (request, { params }: Context) => {
  await takeTry('reads', clientOf(request))
  const { eventId, fundraiserId } = await params
  const shared = await getSharedFundraiser(requireProviderId(fundraiserId), requireProviderId(eventId))
  return Response.json(shared, { headers: { 'cache-control': 'no-store' } })
})

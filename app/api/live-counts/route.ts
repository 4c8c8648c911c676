import { withProblems } from '@/lib/core/server/problem-response'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { getLiveCounts } from '@/lib/domains/live/server'

export const GET = withProblems(async (request) => {
  await takeTry('reads', clientOf(request))
  return Response.json(await getLiveCounts(), { headers: { 'cache-control': 'no-store' } })
})

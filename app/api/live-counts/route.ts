import { withProblems } from '@/lib/core/server/problem-response'
import { getLiveCounts } from '@/lib/domains/live/server'

export const GET = withProblems(async () =>
  Response.json(await getLiveCounts(), { headers: { 'cache-control': 'no-store' } }),
)

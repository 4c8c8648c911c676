import { withProblems } from '@/lib/core/server/problem-response'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { getChat } from '@/lib/domains/contact/server'

/** Whether a chat agent is there, asked anew each time, and the script to reach them with. */
export const GET = withProblems(async (request) => {
  await takeTry('reads', clientOf(request))
  return Response.json(await getChat(), { headers: { 'cache-control': 'no-store' } })
})

import { toldCountry } from '@/lib/core/server/client-country'
import { withProblems } from '@/lib/core/server/problem-response'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'

/** Where the visitor is, as the proxy in front says. Pages are the same for everybody; what follows the country asks for it. */
export const GET = withProblems(async (request) => {
  await takeTry('reads', clientOf(request))
  return Response.json({ country: toldCountry(request) }, { headers: { 'cache-control': 'no-store' } })
})

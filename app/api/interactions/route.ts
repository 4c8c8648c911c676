import { after } from 'next/server'
import { interactionSchema } from '@/lib/domains/analytics/schema'
import { recordInteraction } from '@/lib/domains/analytics/server'
import { env } from '@/lib/core/server/env'
import { withProblems } from '@/lib/core/server/problem-response'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { assertSameOrigin, readJsonBody } from '@/lib/core/server/read-body'

const BODY_LIMIT_BYTES = 8 * 1024

/** Takes an interaction from the browser and passes it on after the answer: nobody waits for the tracking service. */
export const POST = withProblems(async (request) => {
  assertSameOrigin(request, env.SITE_URL)
  await takeTry('interactions', clientOf(request))
  const interaction = await readJsonBody(request, interactionSchema, BODY_LIMIT_BYTES)
  after(() => recordInteraction(interaction))
  return new Response(null, { status: 202, headers: { 'cache-control': 'no-store' } })
})

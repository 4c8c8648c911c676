import { after } from 'next/server'
import { interactionSchema } from '@/lib/domains/analytics/schema'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { withProblems } from '@/lib/core/server/problem-response'
import { assertSameOrigin, readJsonBody } from '@/lib/core/server/read-body'
import { sendEvent } from '@/lib/services/tracking/client'

const BODY_LIMIT_BYTES = 8 * 1024

/** Takes an interaction from the browser and passes it on after the answer: nobody waits for the tracking service. */
export const POST = withProblems(async (request) => {
  assertSameOrigin(request, env.SITE_URL)
  const interaction = await readJsonBody(request, interactionSchema, BODY_LIMIT_BYTES)
  after(() => sendEvent(interaction).catch((err: unknown) => log.warn({ err }, 'interaction is lost')))
  return new Response(null, { status: 202, headers: { 'cache-control': 'no-store' } })
})

import { machineTime } from '@/lib/core/clock'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { withProblems } from '@/lib/core/server/problem-response'
import { processWide } from '@/lib/core/server/process-wide'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { readJsonBody } from '@/lib/core/server/read-body'
import { telemetry } from '@/lib/core/server/telemetry/telemetry'
import { NotedViolations } from '@/lib/delivery/noted-violations'
import { listViolations, reportsSchema } from '@/lib/delivery/policy-report'

const BODY_LIMIT_BYTES = 16 * 1024
const MEDIA_TYPES = ['application/csp-report', 'application/reports+json'] as const

const noted = () => processWide('policy violations', () => new NotedViolations())

/**
 * Browsers also report from other sites that try to frame our pages; without this header they would log an error about
 * our response there.
 */
const HEADERS = { 'cache-control': 'no-store', 'cross-origin-resource-policy': 'cross-origin' }

/**
 * Receives the browsers' reports of policy violations on our pages (docs/decisions/001), also cross-origin. Another
 * site can't send made-up reports through a visitor's browser, since these media types need a CORS preflight.
 */
export const POST = withProblems(async (request) => {
  await takeTry('policyReports', clientOf(request))
  const reports = await readJsonBody(request, reportsSchema, BODY_LIMIT_BYTES, MEDIA_TYPES)
  for (const violation of listViolations(reports, env.SITE_URL)) {
    telemetry()?.count('site.browser.reports', { kind: 'policy' })
    const worthSaying = noted().note(violation, machineTime())
    if (worthSaying) log.warn(worthSaying, 'the policy of a page stopped something')
  }
  return new Response(null, { status: 204, headers: HEADERS })
})

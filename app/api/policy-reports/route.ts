import { REPORTS_TYPE } from '@/lib/core/browser-reports'
import { machineTime } from '@/lib/core/clock'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { withProblems } from '@/lib/core/server/problem-response'
import { processWide } from '@/lib/core/server/process-wide'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { readJsonBody } from '@/lib/core/server/read-body'
import { telemetry } from '@/lib/core/server/telemetry/telemetry'
import { NotedReports } from '@/lib/delivery/noted-reports'
import { listViolations, reportsSchema } from '@/lib/delivery/policy-report'
import { describeScriptError } from '@/lib/delivery/script-error'

const BODY_LIMIT_BYTES = 16 * 1024
const MEDIA_TYPES = ['application/csp-report', REPORTS_TYPE] as const

const noted = (kind: string) => processWide(`reports of browsers: ${kind}`, () => new NotedReports())

/**
 * Browsers also report from other sites that try to frame our pages; without this header they would log an error about
 * our response there.
 */
const HEADERS = { 'cache-control': 'no-store', 'cross-origin-resource-policy': 'cross-origin' }

/**
 * Receives the browsers' reports of policy violations on our pages (docs/decisions/001), also cross-origin, and of errors in
 * our scripts (056). Another site can't send made-up reports through a visitor's browser, since these media types need a
 * CORS preflight.
 */
export const POST = withProblems(async (request) => {
  await takeTry('policyReports', clientOf(request))
  const { violations, scriptErrors } = await readJsonBody(request, reportsSchema, BODY_LIMIT_BYTES, MEDIA_TYPES)
  for (const violation of listViolations(violations, env.SITE_URL)) {
    report('policy', violation, 'the policy of a page stopped something')
  }
  for (const facts of scriptErrors) {
    const { page, ...error } = describeScriptError(facts)
    report('script', error, 'a script failed in a browser', { page })
  }
  return new Response(null, { status: 204, headers: HEADERS })
})

/** @param where said with the report, but not a part of what makes it the same as another: a script is on many pages */
function report(kind: 'policy' | 'script', what: object, sentence: string, where: object = {}): void {
  telemetry()?.count('site.browser.reports', { kind })
  const worthSaying = noted(kind).note(what, machineTime())
  if (worthSaying) log.warn({ ...worthSaying, ...where }, sentence)
}

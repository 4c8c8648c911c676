import 'server-only'
import { telemetry } from './telemetry/telemetry'
import type { Outcome } from './upstream-outcome'

type Call = { service: string; operation: string; requestId: string }

/** Measures a call with its repetition, and makes a span of it, if measurements are exported. */
export async function measureCall(
  { service, operation, requestId }: Call,
  call: () => Promise<Outcome>,
): Promise<Outcome> {
  const measurements = telemetry()
  if (measurements === undefined) return call()
  const begunAt = performance.now()
  const span = measurements.begin('upstream call', { service, operation, 'request.id': requestId })
  let outcome = 'cancelled'
  try {
    const result = await measurements.within(span, call)
    outcome = 'failed' in result ? result.failed : `${Math.floor(result.response.status / 100)}xx`
    return result
  } finally {
    const attributes = { service, operation, outcome }
    measurements.record('site.upstream.duration', (performance.now() - begunAt) / 1000, attributes)
    span.end({ outcome, ...(/^[1-4]xx$/.test(outcome) ? {} : { failed: outcome }) })
  }
}

import { telemetry, type Telemetry } from '../../core/server/telemetry/telemetry.ts'
import type { FinishedRequest, Observe } from '../server/finished-requests.ts'

/** Of requests that our server answers by itself, one in so many leaves a trace: an answer costs less than a trace. */
const ONE_IN = 20
/** Milliseconds from which such a request leaves a trace in any case. */
const SLOW_MS = 100

/** Measures every request, and ends its span. */
export function measureRequests(): Observe {
  let answered = 0
  return (finished, { span, arrivedAt }) => {
    const measurements = telemetry()
    if (measurements === undefined) return
    record(measurements, finished)
    answered += 1
    const isOfInterest = answered % ONE_IN === 0 || finished.ms > SLOW_MS || finished.status >= 500
    const own = span ?? (isOfInterest ? measurements.begin('request', {}, arrivedAt) : undefined)
    own?.end(attributesOf(finished))
  }
}

function record(measurements: Telemetry, { method, route, status, ms, cache }: FinishedRequest): void {
  measurements.record('http.server.request.duration', ms / 1000, {
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
  })
  if (cache !== undefined) measurements.count('site.cache.requests', { result: cache })
}

function attributesOf({ method, route, status, cache, requestId }: FinishedRequest) {
  return {
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
    ...(cache !== undefined && { cache }),
    ...(requestId !== undefined && { 'request.id': requestId }),
    ...(status >= 500 && { failed: String(status) }),
  }
}

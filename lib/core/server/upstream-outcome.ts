import 'server-only'
import type { UpstreamErrorKind } from '../errors'
import { retryAfterMs } from './retry-after'
import { machineTime } from '../clock'

/**
 * The result of an attempt at an upstream call: a complete response, of any status, or a failure. Not an Error:
 * policies live as long as the process and handle outcomes from every bundled copy of our modules, and `instanceof`
 * works within one copy only.
 */
export type Outcome = { response: Response } | Failure

export type Failure = {
  failed: Extract<
    UpstreamErrorKind,
    'timeout' | 'network' | 'cut_short' | 'too_large' | 'open' | 'busy' | 'over_budget' | 'off'
  >
  /** HTTP status, if the response had begun. */
  status?: number
  /** How long the service is not to be called, if known. */
  retryAfterMs?: number
  cause?: unknown
}

const MIN_PAUSE_MS = 100
const MAX_PAUSE_MS = 300

/** Narrows the untyped value that policies pass. */
export function isOutcome(value: unknown): value is Outcome {
  return typeof value === 'object' && value !== null && ('response' in value || 'failed' in value)
}

/** Whether the service itself is in trouble. A rate limit isn't: the service answers, and says when to come back. */
export function isOutage(outcome: unknown): boolean {
  if (!isOutcome(outcome)) return false
  if ('response' in outcome) return outcome.response.status >= 500
  return ['network', 'cut_short', 'timeout'].includes(outcome.failed)
}

/** Whether the service has done its part, including by a refusal. */
export function isServed(outcome: Outcome): boolean {
  return 'response' in outcome && outcome.response.status < 500 && !isRateLimited(outcome)
}

export function isRateLimited(outcome: Outcome): boolean {
  return 'response' in outcome && outcome.response.status === 429
}

/** Pause that the service requests. */
export function askedPauseMs(outcome: Outcome): number | undefined {
  return 'response' in outcome ? retryAfterMs(outcome.response.headers, machineTime()) : outcome.retryAfterMs
}

/** Milliseconds before another attempt: what the service requests, plus some jitter. */
export function pauseMs(outcome: Outcome): number {
  return (askedPauseMs(outcome) ?? 0) + MIN_PAUSE_MS + Math.random() * (MAX_PAUSE_MS - MIN_PAUSE_MS)
}

import 'server-only'
import type { UpstreamErrorKind } from '../errors'
import { retryAfterMs } from './retry-after'
import { machineTime } from '../clock'

/**
 * How an attempt at an upstream call ended: with an answer that came in whole, whatever it says, or without. Not an Error:
 * policies live as long as the process and judge outcomes of every copy that the bundler makes of our modules, and
 * `instanceof` holds within one copy only.
 */
export type Outcome = { response: Response } | Failure

export type Failure = {
  failed: Extract<
    UpstreamErrorKind,
    'timeout' | 'network' | 'cut_short' | 'too_large' | 'open' | 'busy' | 'over_budget'
  >
  /** HTTP status, where the answer had begun. */
  status?: number
  /** How long the service is not to be asked, where that is known. */
  retryAfterMs?: number
  cause?: unknown
}

const MIN_PAUSE_MS = 100
const MAX_PAUSE_MS = 300

/** What policies are handed is untyped. */
export function isOutcome(value: unknown): value is Outcome {
  return typeof value === 'object' && value !== null && ('response' in value || 'failed' in value)
}

/** Whether the service itself is in trouble. One that limits the rate is not: it answers, and says when to come back. */
export function isOutage(outcome: unknown): boolean {
  if (!isOutcome(outcome)) return false
  if ('response' in outcome) return outcome.response.status >= 500
  return ['network', 'cut_short', 'timeout'].includes(outcome.failed)
}

/** Whether the service has done its part, be it by saying no. */
export function isServed(outcome: Outcome): boolean {
  return 'response' in outcome && outcome.response.status < 500 && !isRateLimited(outcome)
}

export function isRateLimited(outcome: Outcome): boolean {
  return 'response' in outcome && outcome.response.status === 429
}

/** How long the service asks to be left alone. */
export function askedPauseMs(outcome: Outcome): number | undefined {
  return 'response' in outcome ? retryAfterMs(outcome.response.headers, machineTime()) : outcome.retryAfterMs
}

/** Milliseconds before another attempt: what the service asks for, and a little more that differs from call to call. */
export function pauseMs(outcome: Outcome): number {
  return (askedPauseMs(outcome) ?? 0) + MIN_PAUSE_MS + Math.random() * (MAX_PAUSE_MS - MIN_PAUSE_MS)
}

import 'server-only'
import { UpstreamError } from '../errors'

/** An answer that came in whole, whatever it says. */
export type Reply = { status: number; retryAfter: string | null; contentType?: string | null; text: string }

/** How one attempt ended. */
export type Outcome = Reply | UpstreamError

const MIN_PAUSE_MS = 100
const MAX_PAUSE_MS = 300

/** The service itself is in trouble: a broken connection, 429, 5xx or no answer in time. */
export function isOutage(outcome: unknown): boolean {
  if (outcome instanceof UpstreamError) return ['network', 'cut_short', 'timeout'].includes(outcome.kind)
  return isReply(outcome) && (outcome.status === 429 || outcome.status >= 500)
}

/**
 * Milliseconds to wait before a read is tried once more (contracts.md, When an answer is bad); undefined where a second
 * attempt is pointless or comes too late.
 * @param chance from 0 to 1, the jitter
 */
export function pauseBeforeRetry(
  outcome: Outcome,
  { remainingMs, now, chance }: { remainingMs: number; now: Date; chance: number },
): number | undefined {
  if (!isOutage(outcome)) return undefined
  const jitterMs = MIN_PAUSE_MS + chance * (MAX_PAUSE_MS - MIN_PAUSE_MS)
  const askedMs = outcome instanceof UpstreamError ? 0 : retryAfterMs(outcome.retryAfter, now)
  const pauseMs = askedMs + jitterMs
  return pauseMs < remainingMs ? pauseMs : undefined
}

/** `retry-after` is a number of seconds or a date (RFC 9110); nonsense asks for nothing. */
function retryAfterMs(retryAfter: string | null, now: Date): number {
  if (retryAfter === null) return 0
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000
  const until = Date.parse(retryAfter)
  return Number.isNaN(until) ? 0 : Math.max(0, until - now.getTime())
}

function isReply(value: unknown): value is Reply {
  return typeof value === 'object' && value !== null && 'status' in value && typeof value.status === 'number'
}

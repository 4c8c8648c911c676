import 'server-only'
import {
  bulkhead,
  CircuitState,
  circuitBreaker,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleWhenResult,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  isTaskCancelledError,
  retry,
  timeout,
  TimeoutStrategy,
  wrap,
  type BulkheadPolicy,
  type CircuitBreakerPolicy,
  type RetryPolicy,
} from 'cockatiel'
import { log } from './log'
import { processWide } from './process-wide'
import {
  askedPauseMs,
  isOutage,
  isOutcome,
  isRateLimited,
  pauseMs,
  type Failure,
  type Outcome,
} from './upstream-outcome'
import { processTime } from '../clock'

/** Calls that fail and succeed together: a sick write says nothing against what visitors read. */
export type CallClass = 'public read' | 'member read' | 'write'

export type GuardedCall = {
  service: string
  callClass: CallClass
  /** For the whole call: waiting for its turn, both attempts and the pause between them. */
  deadlineMs: number
}

const FAILURES_TO_OPEN = 5
const OPEN_FOR_MS = 10_000
const CALLS_AT_ONCE = 32
const CALLS_WAITING = 128
const FULL_QUEUE = { failed: 'busy', retryAfterMs: 1_000 } as const satisfies Failure
/** A service that asks for more is asked again after this long, and may say it again. */
const LONGEST_QUIET_MS = 60_000

/** What is known of the calls of one class. */
type Door = { breaker: CircuitBreakerPolicy; opensAt: number; quietUntil: number }

// One per process: a limit that each bundle counted for itself would be none.
const guards = () =>
  processWide('upstream guards', () => ({
    queues: new Map<string, BulkheadPolicy>(),
    doors: new Map<string, Door>(),
  }))

/**
 * Makes the attempts of a call, as contracts.md says ("When an answer is bad"). From outside in: the deadline, a breaker for
 * each class of a service's calls, one more attempt for reads, and a limit on the service's calls at once. After a 429 no
 * call of the class is sent for as long as the service asks; who can't wait until then is told so at once.
 *
 * @param attempt never rejects; its signal aborts at the deadline
 */
export async function throughPolicies(
  call: GuardedCall,
  attempt: (signal: AbortSignal) => Promise<Outcome>,
  signal?: AbortSignal,
): Promise<Outcome> {
  const door = doorOf(call)
  // cockatiel would let this call wait for the one that tries whether the service is back.
  if (door.breaker.state === CircuitState.HalfOpen || isOpen(door)) return closedDoor(door)
  let attempts = 0
  const inTurn = wrap(
    repetition(call, () => attempts),
    queueOf(call.service),
  )
  const send = async (context: { signal: AbortSignal }): Promise<Outcome> => {
    const refusal = refusalAt(door, attempts)
    if (refusal) return refusal
    attempts += 1
    const outcome = await attempt(context.signal)
    keepQuiet(door, outcome)
    return outcome
  }
  // Aggressive: neither a pause nor a place in the queue ends by itself when the time is up.
  const deadline = timeout(call.deadlineMs, TimeoutStrategy.Aggressive)
  try {
    return await wrap(deadline, door.breaker).execute(async (context) => {
      const outcome = await inTurn.execute(send, context.signal)
      if (attempts === 0) throw new NotSentError(outcome)
      return outcome
    }, signal)
  } catch (error) {
    if (error instanceof NotSentError) return error.outcome
    if (isBrokenCircuitError(error)) return closedDoor(door)
    if (isTaskCancelledError(error) && attempts > 0) return { failed: 'timeout', cause: error }
    if (isTaskCancelledError(error) || isBulkheadRejectedError(error)) return { ...FULL_QUEUE, cause: error }
    throw error
  }
}

/** Thrown past the breaker, which is to count neither a failure nor a success. */
class NotSentError extends Error {
  readonly outcome: Outcome

  constructor(outcome: Outcome) {
    super('the call was not sent')
    this.outcome = outcome
  }
}

/** One more attempt after what may pass by itself, if the deadline leaves time for it. */
function repetition(call: GuardedCall, attempts: () => number): RetryPolicy {
  const endsAt = performance.now() + call.deadlineMs
  let pause = 0
  const isWorthIt = (outcome: unknown) => {
    if (!isOutcome(outcome) || !mayRepeat(outcome, call, attempts())) return false
    pause = pauseMs(outcome)
    return pause < endsAt - performance.now()
  }
  return retry(handleWhenResult(isWorthIt), { backoff: new DelegateBackoff(() => pause) })
}

/** What was never sent may always be sent later; reads are sent twice at most, writes once. */
function mayRepeat(outcome: Outcome, { callClass }: GuardedCall, attempts: number): boolean {
  if ('failed' in outcome && outcome.failed === 'busy') return true
  return callClass !== 'write' && attempts < 2 && (isOutage(outcome) || isRateLimited(outcome))
}

/** Why a call is not sent now, if it isn't. */
function refusalAt(door: Door, attempts: number): Failure | undefined {
  const quietMs = door.quietUntil - processTime()
  if (quietMs > 0) return { failed: 'busy', status: 429, retryAfterMs: quietMs }
  const isOpenSince = attempts === 0 && door.breaker.state === CircuitState.Open
  return isOpenSince ? closedDoor(door) : undefined
}

function keepQuiet(door: Door, outcome: Outcome): void {
  const askedMs = isRateLimited(outcome) ? askedPauseMs(outcome) : undefined
  if (askedMs === undefined) return
  door.quietUntil = Math.max(door.quietUntil, processTime() + Math.min(askedMs, LONGEST_QUIET_MS))
}

const isOpen = ({ breaker, opensAt }: Door) => breaker.state === CircuitState.Open && processTime() < opensAt

const closedDoor = ({ opensAt }: Door): Failure => ({
  failed: 'open',
  retryAfterMs: Math.max(0, opensAt - processTime()),
})

function queueOf(service: string): BulkheadPolicy {
  const { queues } = guards()
  const queue = queues.get(service) ?? bulkhead(CALLS_AT_ONCE, CALLS_WAITING)
  queues.set(service, queue)
  return queue
}

function doorOf({ service, callClass }: GuardedCall): Door {
  const name = `${service}, ${callClass}`
  const { doors } = guards()
  const known = doors.get(name)
  if (known) return known
  const breaker = circuitBreaker(handleWhenResult(isOutage), {
    // By the machine's clock, which may be put back an hour: `opensAt` says when, by the clock of the process.
    halfOpenAfter: -Infinity,
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  })
  const door: Door = { breaker, opensAt: 0, quietUntil: 0 }
  breaker.onBreak(() => {
    door.opensAt = processTime() + OPEN_FOR_MS
    log.warn({ service, callClass }, 'breaker opens')
  })
  breaker.onReset(() => log.info({ service, callClass }, 'breaker closes'))
  doors.set(name, door)
  return door
}

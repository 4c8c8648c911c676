import 'server-only'
import {
  DelegateBackoff,
  handleWhenResult,
  isBulkheadRejectedError,
  isTaskCancelledError,
  retry,
  timeout,
  TimeoutStrategy,
  wrap,
  type RetryPolicy,
} from 'cockatiel'
import type { Ending } from './breaker'
import type { CallClass, Caller } from './upstream-caller'
import { coolDownMsOf, startCoolDown } from './upstream-cool-down'
import { enter, guardsOf, type Guards } from './upstream-guards'
import {
  askedPauseMs,
  isOutage,
  isOutcome,
  isRateLimited,
  isServed,
  pauseMs,
  type Failure,
  type Outcome,
} from './upstream-outcome'
import { UNASKED_COOL_DOWN_MS } from './upstream-pace'
import { placesOf } from './upstream-places'

export type GuardedCall = {
  service: string
  callClass: CallClass
  caller: Caller
  /** Deadline of the whole call: waiting in queues, both attempts and the pause between them. */
  deadlineMs: number
  /** Whether it tests a service whose breakers are open, at any time. */
  isProbe?: boolean
}

const FULL_QUEUE = { failed: 'busy', retryAfterMs: 1_000 } as const satisfies Failure

/**
 * Makes the attempts of a call, by the rules of contracts.md ("When an answer is bad"). From outside in: breakers for
 * the caller and for each class of a service's calls, the deadline, one more attempt for reads, and limits on the
 * service's calls at once. After a 429 nothing is sent for the same caller for as long as the service requests; a call
 * whose deadline is earlier fails at once. If different callers of a class are all limited, the class is slowed for
 * everybody.
 *
 * @param attempt never rejects; its signal aborts at the deadline
 */
export async function throughPolicies(
  call: GuardedCall,
  attempt: (signal: AbortSignal) => Promise<Outcome>,
  signal?: AbortSignal,
): Promise<Outcome> {
  const guards = guardsOf(call)
  const entry = enter(guards, call.caller, call.isProbe ?? false)
  if ('openMs' in entry) return openCircuit(entry.openMs)
  let attempts = 0
  const send = async (context: { signal: AbortSignal }): Promise<Outcome> => {
    const refusal = refusalAt(call, guards, attempts)
    if (refusal) return refusal
    attempts += 1
    const outcome = await attempt(context.signal)
    learn(call, guards, outcome)
    return outcome
  }
  // Aggressive, since neither a pause nor waiting in the queue ends automatically at the deadline.
  const deadline = timeout(call.deadlineMs, TimeoutStrategy.Aggressive)
  const places = placesOf(call.service, call.caller.client)
  let ending: Ending = 'not sent'
  try {
    const outcome = await wrap(
      deadline,
      repetition(call, () => attempts),
      places,
    ).execute(send, signal)
    ending = endingOf(outcome)
    return outcome
  } catch (error) {
    if (isTaskCancelledError(error) && attempts > 0) {
      ending = 'failed'
      return { failed: 'timeout', cause: error }
    }
    if (isTaskCancelledError(error) || isBulkheadRejectedError(error)) return { ...FULL_QUEUE, cause: error }
    throw error
  } finally {
    entry.leave(ending)
  }
}

/** One retry after a temporary failure, if the deadline leaves time for it. */
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

/** Calls that were never sent may always be retried; reads are sent twice at most, writes once. */
function mayRepeat(outcome: Outcome, { callClass }: GuardedCall, attempts: number): boolean {
  if ('failed' in outcome && outcome.failed === 'busy') return true
  return callClass !== 'write' && attempts < 2 && (isOutage(outcome) || isRateLimited(outcome))
}

/** The reason why a call is not sent now, if there is one. Otherwise it has taken its slot in its class. */
function refusalAt({ caller, isProbe }: GuardedCall, guards: Guards, attempts: number): Failure | undefined {
  const coolDownMs = coolDownMsOf(caller.limited)
  if (coolDownMs > 0) return limitedFor(coolDownMs)
  const openMs = attempts === 0 && !isProbe ? Math.max(guards.breaker.openMs, guards.ownBreaker.openMs) : 0
  if (openMs > 0) return openCircuit(openMs)
  const paceMs = paceOf(caller, guards)?.takePlace() ?? 0
  return paceMs > 0 ? limitedFor(paceMs) : undefined
}

/** The pace of the site's calls; undefined if the service was told of a visitor, whom alone it then limits or serves. */
const paceOf = ({ isTold }: Caller, { pace }: Guards) => (isTold ? undefined : pace)

function learn({ callClass, caller }: GuardedCall, guards: Guards, outcome: Outcome): void {
  const pace = paceOf(caller, guards)
  if (isServed(outcome)) pace?.served()
  if (!isRateLimited(outcome)) return
  // For public reads different requests count, for all other calls different callers.
  pace?.limited((callClass === 'public read' ? caller.limited : undefined) ?? caller.party)
  startCoolDown(caller.limited, askedPauseMs(outcome) ?? (pace?.isSlowed ? UNASKED_COOL_DOWN_MS : undefined))
}

/** A call that timed out waiting, or found a breaker open afterwards, was never sent. */
function endingOf(outcome: Outcome): Ending {
  if (isOutage(outcome)) return 'failed'
  return 'response' in outcome || outcome.failed === 'too_large' ? 'served' : 'not sent'
}

const openCircuit = (retryAfterMs: number): Failure => ({ failed: 'open', retryAfterMs })

const limitedFor = (retryAfterMs: number): Failure => ({ failed: 'busy', status: 429, retryAfterMs })

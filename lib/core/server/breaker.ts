import 'server-only'
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  type CircuitBreakerPolicy,
} from 'cockatiel'
import { log } from './log'

const FAILURES_TO_OPEN = 5
const OPEN_FOR_MS = 10_000

const breakers = new Map<string, CircuitBreakerPolicy>()

/** The breaker of the service is open: it was not asked. */
export class BreakerOpenError extends Error {
  override readonly name = 'BreakerOpenError'
}

/**
 * Runs a call unless its service has failed five times on end in the last moments.
 * After ten seconds one call is let through to see, and the others are still refused at once.
 * @param isFailure of the results and errors of `run`, those that speak of the service and not of the one request
 */
export async function throughBreaker<Result>(
  service: string,
  run: () => Promise<Result>,
  isFailure: (outcome: unknown) => boolean,
): Promise<Result> {
  const breaker = breakers.get(service) ?? createBreaker(service, isFailure)
  // cockatiel would let these calls wait for the trial call, past their own deadline.
  if (breaker.state === CircuitState.HalfOpen) throw new BreakerOpenError(service)
  try {
    return await breaker.execute(run)
  } catch (error) {
    throw error instanceof BrokenCircuitError ? new BreakerOpenError(service, { cause: error }) : error
  }
}

function createBreaker(service: string, isFailure: (outcome: unknown) => boolean): CircuitBreakerPolicy {
  const breaker = circuitBreaker(handleWhen(isFailure).orWhenResult(isFailure), {
    halfOpenAfter: OPEN_FOR_MS,
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  })
  breaker.onBreak(() => log.warn({ service }, 'breaker opens'))
  breaker.onReset(() => log.info({ service }, 'breaker closes'))
  breakers.set(service, breaker)
  return breaker
}

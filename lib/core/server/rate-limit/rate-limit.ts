import 'server-only'
import type { RateLimiterRes } from 'rate-limiter-flexible'
import { AppError, type ErrorCode, TooManyRequestsError } from '@/lib/core/errors'
import { log } from '../log'
import { processWide } from '../process-wide'
import { type Limiter, limiterOf } from './limiter'
import { type LimitName, rateLimits } from '../../limits'

const limiters = () => processWide('rate limits', () => new Map<LimitName, Limiter>())

/**
 * Counts one try.
 *
 * @param who a client (`clientOf`) or a session
 * @param weight of the try, if the limit counts cost
 * @throws TooManyRequestsError with the time to wait
 */
export async function takeTry(limit: LimitName, who: string, weight = 1): Promise<void> {
  const limiter = knownLimiter(limit)
  try {
    await limiter.consume(who, weight)
  } catch (refusal) {
    if (!isState(refusal)) throw refusal
    // Logged once per client and window: a client that goes on must not fill the log.
    if (refusal.consumedPoints - weight <= limiter.points) log.warn({ limit }, 'too many tries')
    throw new TooManyRequestsError(secondsUntilNext(limit, refusal))
  }
}

/**
 * Like `takeTry`, for a page that shows the wait itself.
 * @returns seconds to wait instead of throwing; undefined if the try is allowed
 */
export async function tryOrWait(limit: LimitName, who: string, weight = 1): Promise<number | undefined> {
  try {
    await takeTry(limit, who, weight)
    return undefined
  } catch (error) {
    if (error instanceof TooManyRequestsError) return error.retryAfterSeconds
    throw error
  }
}

/** Seconds until the next try is allowed; undefined if it is now. Counts nothing. */
export async function waitFor(limit: LimitName, who: string): Promise<number | undefined> {
  const limiter = knownLimiter(limit)
  const state = await limiter.get(who)
  return state && state.consumedPoints >= limiter.points ? secondsUntilNext(limit, state) : undefined
}

/** Error codes that mean a wrong secret. An outage doesn't. */
const WRONG: ReadonlySet<ErrorCode> = new Set(['not_found', 'not_authorized', 'invalid_input', 'sign_up_refused'])

/**
 * Runs work that succeeds only with the right secret. The try is taken at once, so that concurrent guesses count each,
 * and given back unless the guess was wrong: a client that knows the secret never comes near the limit.
 *
 * @throws TooManyRequestsError before anything is done, and what `work` throws
 */
export async function countingGuesses<Result>(
  limit: LimitName,
  who: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await takeTry(limit, who)
  try {
    const result = await work()
    await knownLimiter(limit).reward(who)
    return result
  } catch (error) {
    if (!(error instanceof AppError && WRONG.has(error.code))) await knownLimiter(limit).reward(who)
    throw error
  }
}

function knownLimiter(limit: LimitName): Limiter {
  const limiter = limiters().get(limit) ?? limiterOf(limit)
  limiters().set(limit, limiter)
  return limiter
}

/**
 * The package uses the machine's clock, and a counter ends by a timer: a longer remaining time is an error of the
 * clock.
 */
const secondsUntilNext = (limit: LimitName, { msBeforeNext }: RateLimiterRes) =>
  Math.min(rateLimits[limit].seconds, Math.max(1, Math.ceil(msBeforeNext / 1000)))

const isState = (value: unknown): value is RateLimiterRes =>
  typeof value === 'object' && value !== null && 'msBeforeNext' in value

import 'server-only'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { AppError, type ErrorCode, TooManyRequestsError } from '@/lib/core/errors'
import { env } from '../env'
import { log } from '../log'
import { processWide } from '../process-wide'
import { limits, MOST_REMEMBERED, type LimitName } from './limits'

/** A counter of tries, and whom it holds, the longest unseen first: the package itself keeps any number until their time is up. */
type Counter = { limiter: RateLimiterMemory; seen: Set<string> }

const counters = () => processWide('rate limits', () => new Map<LimitName, Counter>())

/**
 * Counts one try.
 *
 * @param who a client (`clientOf`) or a session
 * @throws TooManyRequestsError that says when there may be another
 */
export async function takeTry(limit: LimitName, who: string): Promise<void> {
  const { limiter } = remembering(limit, who)
  try {
    await limiter.consume(who)
  } catch (refusal) {
    if (!isState(refusal)) throw refusal
    // Once for each client and time: who goes on is not to fill the log.
    if (refusal.consumedPoints === limiter.points + 1) log.warn({ limit }, 'too many tries')
    throw new TooManyRequestsError(secondsUntilNext(refusal))
  }
}

/** Seconds until somebody may try again; undefined where that is now. Counts nothing. */
export async function waitFor(limit: LimitName, who: string): Promise<number | undefined> {
  const { limiter } = counterOf(limit)
  const state = await limiter.get(who)
  return state && state.consumedPoints >= limiter.points ? secondsUntilNext(state) : undefined
}

/** How a secret turns out to be wrong. An outage says nothing about it. */
const WRONG: ReadonlySet<ErrorCode> = new Set(['not_found', 'not_authorized', 'invalid_input', 'sign_up_refused'])

/**
 * Does what only a right secret lets succeed. The try is taken at once, so that guesses side by side count each, and given
 * back where it was no wrong guess: whoever knows the secret never comes near the limit.
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
    await counterOf(limit).limiter.reward(who)
    return result
  } catch (error) {
    if (!(error instanceof AppError && WRONG.has(error.code))) await counterOf(limit).limiter.reward(who)
    throw error
  }
}

function counterOf(limit: LimitName): Counter {
  const known = counters().get(limit)
  if (known) return known
  const { tries, seconds } = limits[limit]
  const points = Math.max(1, Math.round(tries * env.RATE_LIMIT_SCALE))
  const counter = {
    limiter: new RateLimiterMemory({ keyPrefix: '', points, duration: seconds }),
    seen: new Set<string>(),
  }
  counters().set(limit, counter)
  return counter
}

function remembering(limit: LimitName, who: string): Counter {
  const counter = counterOf(limit)
  const { limiter, seen } = counter
  seen.delete(who)
  seen.add(who)
  const [oldest] = seen
  if (seen.size > MOST_REMEMBERED && oldest !== undefined) {
    seen.delete(oldest)
    void limiter.delete(oldest)
  }
  return counter
}

const secondsUntilNext = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))

/** The package refuses by throwing the state of a counter, which is no error. */
const isState = (value: unknown): value is RateLimiterRes =>
  typeof value === 'object' && value !== null && 'msBeforeNext' in value

import 'server-only'
import { createHmac } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible'
import { env } from '../env'
import { sharedStore, type SharedStore } from '../shared-store'
import { rateLimits, countingLimits, type LimitName } from '../../limits'

/** Counts tries. It refuses by throwing the state of a counter, which is no error. */
export type Limiter = Pick<RateLimiterMemory, 'points' | 'consume' | 'reward' | 'get'>

/** The package itself keeps any number of counters until their time is up. */
class BoundedMemory extends RateLimiterMemory {
  /** Whom it holds, the longest unseen first. */
  readonly #seen = new Set<string>()

  override consume(who: string, points?: number): Promise<RateLimiterRes> {
    this.#seen.delete(who)
    this.#seen.add(who)
    const [oldest] = this.#seen
    if (this.#seen.size > countingLimits.remembered && oldest !== undefined) {
      this.#seen.delete(oldest)
      void this.delete(oldest)
    }
    return super.consume(who, points)
  }
}

/** Counters of all instances in one Redis; what can't be counted there is counted in memory. */
class SharedCounters extends RateLimiterRedis {
  /** Addresses of people are not left lying about in a store: a key says nothing of whom it counts. */
  override getKey(who: string): string {
    return super.getKey(createHmac('sha256', env.SESSION_SECRET).update(who).digest('base64url'))
  }
}

/** Counts the tries of one limit: for all instances where there is a store that they share, otherwise for this process. */
export function limiterOf(limit: LimitName, store: SharedStore | undefined = sharedStore()): Limiter {
  const { tries, seconds: duration } = rateLimits[limit]
  const points = Math.max(1, Math.round(tries * env.RATE_LIMIT_SCALE))
  const memory = new BoundedMemory({ keyPrefix: '', points, duration })
  if (store === undefined) return memory
  return new SharedCounters({
    storeClient: store,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    keyPrefix: `${env.PRODUCT_SLUG}:limit:${limit}`,
    points,
    duration,
    insuranceLimiter: memory,
  })
}

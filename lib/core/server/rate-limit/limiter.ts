import 'server-only'
import { createHmac } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible'
import { env } from '../env'
import { storeKey, sharedStore, type SharedStore } from '../shared-store'
import { rateLimits, countingLimits, type LimitName } from '../../limits'

/** Counts tries. It refuses by throwing a counter's state, which is not an Error. */
export type Limiter = Pick<RateLimiterMemory, 'points' | 'consume' | 'reward' | 'get'>

/** Counters in memory, limited in number; the package itself stores any number until they expire. */
class BoundedMemory extends RateLimiterMemory {
  /** Its keys, least recently seen first. */
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

/** Counters of all instances in one Redis; if that fails, memory is used. */
class SharedCounters extends RateLimiterRedis {
  /** Hashes keys, so that the store contains no addresses of people. */
  override getKey(who: string): string {
    return super.getKey(createHmac('sha256', env.SESSION_SECRET).update(who).digest('base64url'))
  }
}

/** Counts the tries of one limit: for all instances if they share a store, otherwise for this process. */
export function limiterOf(limit: LimitName, store: SharedStore | undefined = sharedStore()): Limiter {
  const { tries, seconds: duration } = rateLimits[limit]
  const points = Math.max(1, Math.round(tries * env.RATE_LIMIT_SCALE))
  const memory = new BoundedMemory({ keyPrefix: '', points, duration })
  if (store === undefined) return memory
  return new SharedCounters({
    storeClient: store,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    keyPrefix: storeKey(`limit:${limit}`),
    points,
    duration,
    insuranceLimiter: memory,
  })
}

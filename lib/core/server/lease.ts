import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { storeKey } from './shared-store'

/** The operation that leases need of the shared store. */
export type LeaseStore = {
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>
}

/** The exclusive right of one instance to do something, until it expires. */
export type Lease = {
  /**
   * The fencing token: greater than that of every earlier lease, also of other names. Who is told of the work's results
   * ignores those with a smaller token than the greatest one seen: their sender may have stood still, and not know that
   * its lease has expired.
   */
  readonly token: number
  /**
   * Extends the lease to its whole duration from now on.
   *
   * @returns false if it has expired: somebody else may have it
   * @throws the store's error
   */
  renew(): Promise<boolean>
  /** Gives the lease back; without effect if it has expired. @throws the store's error */
  release(): Promise<void>
}

/**
 * Returns the new token, or 0 if somebody else has the lease. Tokens follow the store's clock, so that they keep growing
 * after the store has lost its data; they stay below 2^53, as microseconds since 1970.
 */
const ACQUIRE = `
if not redis.call('set', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return '0' end
local time = redis.call('time')
local token = math.max(tonumber(redis.call('get', KEYS[2]) or 0) + 1, time[1] * 1000000 + time[2])
redis.call('set', KEYS[2], string.format('%.0f', token))
return string.format('%.0f', token)`

const RENEW = `
if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('pexpire', KEYS[1], ARGV[2])`

const RELEASE = `
if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end
return 0`

const number = z.coerce.number().int()

/**
 * Acquires a lease of a name for a duration.
 *
 * @param name unique among the site's leases
 * @param durationMs after which it expires unless it is renewed, in milliseconds
 * @returns undefined if another has it
 * @throws the store's error: nobody may then take the work for theirs who can't do it twice
 */
export async function acquireLease(store: LeaseStore, name: string, durationMs: number): Promise<Lease | undefined> {
  const holder = randomUUID()
  const key = storeKey(`lease:${name}`)
  const run = async (script: string, keys: string[], ...more: string[]) =>
    number.parse(await store.eval(script, { keys, arguments: [holder, ...more] }))
  const token = await run(ACQUIRE, [key, storeKey('fencing-token')], String(durationMs))
  if (token === 0) return undefined
  return {
    token,
    renew: async () => (await run(RENEW, [key], String(durationMs))) === 1,
    release: async () => void (await run(RELEASE, [key])),
  }
}

import 'server-only'
import { sharedStore } from '../shared-store'

/** A lease on a key: `what` is a hash of the work, `token` the secret of this holder. Neither contains a colon. */
export type Lease = { what: string; token: string }

/**
 * What stands under a key: a lease, or the outcome of work. `everybody` may use an outcome until it expires; `waiting`
 * is for those who waited for the lease of that token, and is no obstacle to others.
 */
export type Held =
  | ({ state: 'leased' } & Lease)
  | ({ state: 'settled'; isFor: 'everybody' | 'waiting'; sealed: string } & Lease)

/** Where leases and outcomes are kept. Every operation rejects while the store can't be reached. */
export type LeaseStore = {
  /**
   * Takes a key's lease, in one step, unless it is leased, or holds an outcome that is for the caller.
   * @param seen token of the lease that the caller has waited for, or ''
   * @returns null if the lease is taken, otherwise the text that is in the way
   */
  claim(key: string, lease: Lease, seen: string, milliseconds: number): Promise<string | null>
  /** The text under a key. */
  get(key: string): Promise<string | null>
  /** Replaces the lease, or prolongs it, unless it was lost to another holder. @returns whether it was not lost */
  replace(key: string, lease: Lease, value: string, milliseconds: number): Promise<boolean>
}

const LEASED = 'L'
const FOR_EVERYBODY = 'D'
const FOR_WAITING = 'W'

export const leaseText = ({ what, token }: Lease): string => `${LEASED}:${what}:${token}`

export const outcomeText = ({ what, token }: Lease, isFor: 'everybody' | 'waiting', sealed: string): string =>
  `${isFor === 'everybody' ? FOR_EVERYBODY : FOR_WAITING}:${what}:${token}:${sealed}`

/** Undefined for text that is not ours: another program uses the key. */
export function parseHeld(text: string): Held | undefined {
  const [state, what, token, sealed] = text.split(':')
  if (!what || !token) return undefined
  if (state === LEASED) return { state: 'leased', what, token }
  if (!sealed || (state !== FOR_EVERYBODY && state !== FOR_WAITING)) return undefined
  return { state: 'settled', isFor: state === FOR_EVERYBODY ? 'everybody' : 'waiting', what, token, sealed }
}

/** KEYS: the key. ARGV: what, the lease's text, the token that was waited for, milliseconds. */
const CLAIM = `
local held = redis.call('GET', KEYS[1])
if held then
  local state = string.sub(held, 1, 2)
  local mine = string.sub(held, 3, #ARGV[1] + 3) == ARGV[1] .. ':'
  local awaited = ARGV[3] ~= '' and string.find(held, ':' .. ARGV[3] .. ':', 1, true)
  if state ~= 'D:' and state ~= 'W:' then return held end
  if mine and (state == 'D:' or awaited) then return held end
end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[4])
return false`

/** KEYS: the key. ARGV: the lease's text, the new text, milliseconds. */
const REPLACE = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1`

/** The operations that leases need of a Redis. */
export type Redis = {
  get(key: string): Promise<string | null>
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>
}

/** Leases in a Redis. Its scripts are atomic, and its clock alone says when something expires. */
export function leasesIn(redis: Redis): LeaseStore {
  return {
    async claim(key, lease, seen, milliseconds) {
      const values = [lease.what, leaseText(lease), seen, String(milliseconds)]
      const held = await redis.eval(CLAIM, { keys: [key], arguments: values })
      return typeof held === 'string' ? held : null
    },
    get: (key) => redis.get(key),
    async replace(key, lease, value, milliseconds) {
      const values = [leaseText(lease), value, String(milliseconds)]
      return (await redis.eval(REPLACE, { keys: [key], arguments: values })) === 1
    },
  }
}

/** The store of all instances; undefined if the site has none. */
export function sharedLeases(): LeaseStore | undefined {
  const redis = sharedStore()
  return redis && leasesIn(redis)
}

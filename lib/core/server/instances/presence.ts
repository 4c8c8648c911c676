import 'server-only'
import { z } from 'zod'
import { processTime } from '../../clock'
import type { LeaseStore } from '../lease'
import { storeKey } from '../shared-store'
import { compareIds } from './entry-id'

/** An instance that has reported nothing for this long is no longer waited for. */
const ALIVE_MS = 3_000
/** How often the others are looked at while they are waited for. */
const LOOK_MS = 20

/** Times are the store's own; instances that have not reported for a minute are removed. */
const REPORT = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
for _, name in ipairs(redis.call('hkeys', KEYS[1])) do
  local at = tonumber(string.match(redis.call('hget', KEYS[1], name), '^%d+')) or 0
  if now - at > 60000 then redis.call('hdel', KEYS[1], name) end
end
redis.call('hset', KEYS[1], ARGV[1], string.format('%.0f', now) .. ' ' .. ARGV[2])
return 0`

/** Returns what every instance has applied that reported within the last milliseconds, but for the one that asks. */
const LIVE = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local found = {}
for _, name in ipairs(redis.call('hkeys', KEYS[1])) do
  local at, id = string.match(redis.call('hget', KEYS[1], name), '^(%d+) (.+)$')
  if name ~= ARGV[1] and at and now - tonumber(at) < tonumber(ARGV[2]) then table.insert(found, id) end
end
return found`

const idsSchema = z.array(z.string().regex(/^\d+-\d+$/))

/** What the instances that are alive have applied of the news. */
export class Presence {
  readonly #store: LeaseStore
  readonly #instance: string
  readonly #pause: (milliseconds: number) => Promise<void>

  /** @param instance id of this one */
  constructor(store: LeaseStore, instance: string, pause: (milliseconds: number) => Promise<void>) {
    this.#store = store
    this.#instance = instance
    this.#pause = pause
  }

  /** Reports that this instance is alive, and has applied all news up to an entry. @throws the store's error */
  async report(id: string): Promise<void> {
    await this.#run(REPORT, this.#instance, id)
  }

  /**
   * Waits until all other instances that are alive have applied the news up to an entry.
   *
   * @returns false if one of them has not within the time, or if the store can't be reached
   */
  async waitForAll(id: string, deadlineMs: number): Promise<boolean> {
    const end = processTime() + deadlineMs
    for (;;) {
      const others = await this.#live().catch(() => undefined)
      if (others === undefined) return false
      if (others.every((applied) => compareIds(applied, id) >= 0)) return true
      if (processTime() >= end) return false
      await this.#pause(LOOK_MS)
    }
  }

  async #live(): Promise<string[]> {
    return idsSchema.parse(await this.#run(LIVE, this.#instance, String(ALIVE_MS)))
  }

  #run(script: string, ...more: string[]): Promise<unknown> {
    return this.#store.eval(script, { keys: [storeKey('instances')], arguments: more })
  }
}

import 'server-only'
import { log } from '@/lib/core/server/log'
import { processWide } from '@/lib/core/server/process-wide'
import { storeKey, sharedStore } from '@/lib/core/server/shared-store'

/** Sessions that were ended early: every copy of a cookie with one is refused (docs/decisions/020). */
export type EndedSessions = {
  /** @param until when the last cookie with the session expires anyway; milliseconds since 1970, like all times here */
  add(id: string, until: number, now: number): Promise<void>
  /** When the session ended; undefined if it has not. */
  endedAt(id: string, now: number): Promise<number | undefined>
}

/** Some 10 MB. To push an entry out, an attacker would have to sign in and out this often. */
const MOST = 50_000

/** Ended sessions in this process's memory; the oldest are dropped if there are too many. */
export function endedSessionsInMemory(most = MOST): EndedSessions {
  const entries = new Map<string, { endedAt: number; until: number }>()

  function makeRoom(now: number): void {
    for (const [id, { until }] of entries) if (until <= now) entries.delete(id)
    for (const id of entries.keys()) {
      if (entries.size < most) return
      entries.delete(id)
    }
  }

  return {
    async add(id, until, now) {
      if (entries.has(id)) return
      if (entries.size >= most) makeRoom(now)
      entries.set(id, { endedAt: now, until })
    },
    async endedAt(id, now) {
      const entry = entries.get(id)
      return entry && entry.until > now ? entry.endedAt : undefined
    },
  }
}

/** The operations that the list needs of the shared store. */
type Store = {
  get(key: string): Promise<string | null>
  set(
    key: string,
    value: string,
    options: { condition: 'NX'; expiration: { type: 'PX'; value: number } },
  ): Promise<unknown>
}

/** Ended sessions of all instances; if the store can't be reached, those of this process. */
export function createEndedSessions(store: Store, memory = endedSessionsInMemory()): EndedSessions {
  const keyOf = (id: string) => storeKey(`ended-session:${id}`)

  return {
    async add(id, until, now) {
      await memory.add(id, until, now)
      const value = Math.max(1, Math.ceil(until - now))
      try {
        await store.set(keyOf(id), String(now), { condition: 'NX', expiration: { type: 'PX', value } })
      } catch (err) {
        log.warn({ err }, 'a session has ended on this instance alone')
      }
    },
    async endedAt(id, now) {
      const known = await memory.endedAt(id, now)
      if (known !== undefined) return known
      const endedAt = await store.get(keyOf(id)).catch(() => null)
      return endedAt === null ? undefined : Number(endedAt)
    },
  }
}

export const endedSessions = (): EndedSessions =>
  processWide('ended sessions', () => {
    const store = sharedStore()
    return store === undefined ? endedSessionsInMemory() : createEndedSessions(store)
  })

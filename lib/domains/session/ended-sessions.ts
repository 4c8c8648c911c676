import 'server-only'
import { processWide } from '@/lib/core/server/process-wide'

/**
 * Sessions that ended before their time: a cookie that holds one is refused, wherever it was copied to. Asynchronous, so
 * that a store which several instances share can take the place of this process's memory (docs/decisions/020).
 */
export type EndedSessions = {
  /** @param until when the last cookie that may hold the session has ended anyway; milliseconds since 1970, as all here */
  add(id: string, until: number, now: number): Promise<void>
  /** When the session ended; undefined where it has not. */
  endedAt(id: string, now: number): Promise<number | undefined>
}

/** Some 10 MB. Whoever would push one out has to sign in and out that often. */
const MOST = 50_000

/** The sessions that ended in this process, oldest first to go where there are too many. */
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

export const endedSessions = (): EndedSessions => processWide('ended sessions', () => endedSessionsInMemory())

import 'server-only'
import { sessionListLimits } from '@/lib/core/limits'
import { processWide } from '@/lib/core/server/process-wide'
import { Remembered } from '@/lib/core/server/remembered'
import { sharedStore } from '@/lib/core/server/shared-store'
import { siteTime } from '@/lib/core/server/site-clock'
import { latestUsed, type ListedSession } from './listed-session'
import { ABSOLUTE_MS } from './sealed-session'
import { SharedSessionList } from './shared-session-list'

/** The sessions of each player. Any operation may reject while the shared store can't be reached. */
export type SessionList = {
  /** Since when all that are used are in it, if that is not always: milliseconds since 1970. */
  readonly since: number | undefined
  note(subject: string, session: ListedSession): Promise<void>
  forget(subject: string, id: string): Promise<void>
  all(subject: string): Promise<ListedSession[]>
}

/** The list of a site with one instance. A restart empties it, until sessions are used again. */
export function sessionListInMemory(since: number, most: number = sessionListLimits.players): SessionList {
  const players = new Remembered<readonly ListedSession[]>(most)
  const of = (subject: string, now: number) => players.find(subject, now) ?? []
  const without = (sessions: readonly ListedSession[], id: string) => sessions.filter((each) => each.id !== id)
  return {
    since,
    async note(subject, session) {
      const { usedAt } = session
      const others = without(of(subject, usedAt), session.id)
      players.keep(subject, latestUsed([session, ...others]), usedAt + ABSOLUTE_MS)
    },
    async forget(subject, id) {
      const now = siteTime()
      players.keep(subject, without(of(subject, now), id), now + ABSOLUTE_MS)
    },
    async all(subject) {
      return [...of(subject, siteTime())]
    },
  }
}

export const sessionList = (): SessionList =>
  processWide('session list', () => {
    const store = sharedStore()
    return store === undefined ? sessionListInMemory(siteTime()) : new SharedSessionList(store)
  })

import 'server-only'
import { sessionListLimits } from '@/lib/core/limits'
import { sealFor } from '@/lib/core/server/seal'
import { sharedKey, storeKey, type SharedStore } from '@/lib/core/server/shared-store'
import { ABSOLUTE_MS } from './sealed-session'
import { latestUsed, listedSessionSchema, sessionHandle, type ListedSession } from './listed-session'
import type { SessionList } from './session-list'

const KIND = 'sessions'
/** The keys of all players' lists, by the last change. */
const PLAYERS = `${KIND}-players`

/**
 * The list of all instances, in the shared store: a hash for each player, whose fields are handles, and whose values are
 * sealed. It expires with the last session that is noted in it.
 */
export class SharedSessionList implements SessionList {
  readonly since = undefined
  readonly #store: SharedStore
  readonly #most: number
  readonly #sealed = sealFor('listed session', listedSessionSchema, ABSOLUTE_MS / 1000)

  /** @param most players in the store; the list that was changed longest ago goes first */
  constructor(store: SharedStore, most: number = sessionListLimits.playersInStore) {
    this.#store = store
    this.#most = most
  }

  async note(subject: string, session: ListedSession): Promise<void> {
    const key = sharedKey(KIND, subject)
    const sealed = await this.#sealed.seal(session)
    const [, , count] = await this.#store
      .multi()
      .hSet(key, sessionHandle(session.id), sealed)
      .pExpire(key, ABSOLUTE_MS)
      .hLen(key)
      .exec()
    if (Number(count) > sessionListLimits.ofPlayer) await this.#dropOldest(key)
    await this.#dropOldestPlayers(key, session.usedAt)
  }

  async forget(subject: string, id: string): Promise<void> {
    await this.#store.hDel(sharedKey(KIND, subject), sessionHandle(id))
  }

  async all(subject: string): Promise<ListedSession[]> {
    return (await this.#open(sharedKey(KIND, subject))).flatMap(({ session }) => session ?? [])
  }

  async #open(key: string): Promise<{ field: string; session: ListedSession | undefined }[]> {
    const fields = Object.entries(await this.#store.hGetAll(key))
    return Promise.all(fields.map(async ([field, text]) => ({ field, session: await this.#sealed.open(text) })))
  }

  /** Keeps those that were used last; what can't be opened any more goes first. */
  async #dropOldest(key: string): Promise<void> {
    const entries = await this.#open(key)
    const kept = new Set(latestUsed(entries.flatMap(({ session }) => session ?? [])).map(({ id }) => sessionHandle(id)))
    const dropped = entries.map(({ field }) => field).filter((field) => !kept.has(field))
    if (dropped.length > 0) await this.#store.hDel(key, dropped)
  }

  async #dropOldestPlayers(key: string, now: number): Promise<void> {
    const players = storeKey(PLAYERS)
    const [, , , count] = await this.#store
      .multi()
      .zAdd(players, { score: now, value: key })
      .zRemRangeByScore(players, 0, now - ABSOLUTE_MS)
      .pExpire(players, ABSOLUTE_MS)
      .zCard(players)
      .exec()
    const excess = Number(count) - this.#most
    if (excess <= 0) return
    const oldest = await this.#store.zPopMinCount(players, excess)
    if (oldest.length > 0) await this.#store.del(oldest.map(({ value }) => value))
  }
}

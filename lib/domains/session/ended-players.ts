import 'server-only'
import { z } from 'zod'
import { dataFilePath } from '@/lib/core/server/data-file-path'
import { log } from '@/lib/core/server/log'
import { PersistedFile } from '@/lib/core/server/persisted-file'
import { processWide } from '@/lib/core/server/process-wide'
import { sealingSecrets } from '@/lib/core/server/seal'
import { sharedKey, sharedStore } from '@/lib/core/server/shared-store'
import { ABSOLUTE_MS } from './sealed-session'

const KIND = 'ended-player'

/** Players that are remembered here: an operator ends the sessions of few. */
const MOST = 1000

type Store = {
  get(key: string): Promise<string | null>
  set(key: string, value: string, options: { expiration: { type: 'PX'; value: number } }): Promise<unknown>
}

/** What outlives the process. */
type Kept = { read: () => [string, number][] | undefined; write: (ended: [string, number][]) => boolean }

const save = (store: Store, key: string, endedAt: number) =>
  store.set(key, String(endedAt), { expiration: { type: 'PX', value: ABSOLUTE_MS } })

/**
 * Players whose sessions an operator has ended, each with the time of it: sessions that began before are refused. Times
 * are milliseconds since 1970 by the site's clock. Players are named by keys, which tell nothing of them.
 */
export class EndedPlayers {
  readonly #store: Store | undefined
  readonly #kept: Kept
  readonly #most: number
  readonly #endedAt: Map<string, number>

  /** @param most that are remembered here; the oldest is forgotten first */
  constructor(store: Store | undefined, kept: Kept, most = MOST) {
    this.#store = store
    this.#most = most
    this.#kept = kept
    this.#endedAt = new Map(kept.read())
  }

  /** @returns whether the shared store knows it, so that instances that start later do, too */
  async end(key: string, now: number): Promise<boolean> {
    return this.endAll([key], now)
  }

  /** Like `end`, for several keys, each of which is known before those behind it. */
  async endAll(keys: readonly string[], now: number): Promise<boolean> {
    this.#learnAll(keys, now)
    const store = this.#store
    if (store === undefined) return false
    try {
      await Promise.all(keys.map((key) => save(store, key, now)))
      return true
    } catch (err) {
      log.warn({ err }, 'sessions of a player have ended without the shared store')
      return false
    }
  }

  /**
   * Has the shared store know what is known here: it may have been out of reach, or have come back empty.
   *
   * @returns what it lacked, for other instances
   */
  async share(): Promise<{ key: string; endedAt: number }[]> {
    const lacking: { key: string; endedAt: number }[] = []
    const store = this.#store
    if (store === undefined) return lacking
    for (const [key, endedAt] of this.#endedAt) {
      const stored = Number((await store.get(key)) ?? 0)
      if (stored >= endedAt) {
        this.learn(key, stored)
        continue
      }
      await save(store, key, endedAt)
      lacking.push({ key, endedAt })
    }
    return lacking
  }

  /** Remembers what another instance tells. */
  learn(key: string, endedAt: number): void {
    this.#learnAll([key], endedAt)
  }

  #learnAll(keys: readonly string[], endedAt: number): void {
    for (const key of keys) {
      if ((this.#endedAt.get(key) ?? 0) >= endedAt) continue // older news, which may come late
      this.#endedAt.delete(key)
      this.#endedAt.set(key, endedAt)
    }
    for (const [oldest, time] of this.#endedAt) {
      if (this.#endedAt.size <= this.#most && time > endedAt - ABSOLUTE_MS) break
      this.#endedAt.delete(oldest)
    }
    if (!this.#kept.write([...this.#endedAt])) log.warn('whose sessions ended could not be kept')
  }

  /** When sessions were ended last, by the keys of all names of a player. */
  async endedAt(keys: readonly string[]): Promise<number | undefined> {
    const known = keys.map((key) => this.#endedAt.get(key) ?? 0)
    const shared = await Promise.all(
      keys.map(async (key) => Number((await this.#store?.get(key).catch(() => null)) ?? 0)),
    )
    const last = Math.max(...known, ...shared)
    return last > 0 ? last : undefined
  }
}

/** The key of a player, by the public id or by the identity provider's subject. */
export const endedPlayerKey = (player: string): string => sharedKey(KIND, player)

/**
 * All keys of a player: whose sessions were ended before the secret changed, theirs stay ended, though former secrets
 * still open them.
 */
export const endedPlayerKeys = (player: string): string[] =>
  sealingSecrets.map((secret) => sharedKey(KIND, player, secret))

export const endedPlayers = (): EndedPlayers =>
  processWide('ended players', () => {
    const file = new PersistedFile(
      dataFilePath('ended-players.json', 'all'),
      z.array(z.tuple([z.string(), z.number()])),
    )
    return new EndedPlayers(sharedStore(), { read: () => file.read(), write: (ended) => file.write(ended) })
  })

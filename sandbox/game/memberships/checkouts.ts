import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Player } from '../players.ts'
import { openTable } from '../table.ts'

const rowSchema = z.object({
  id: z.string(),
  player_id: z.number(),
  kind: z.enum(['checkout', 'portal']),
  price_id: z.string(),
  return_to: z.string(),
  cancel_url: z.string(),
  is_done: z.number(),
})

/** A visit to a hosted page, with the addresses that it returns to. */
export type Visit = z.output<typeof rowSchema>

type NewVisit = {
  player: Player
  kind: Visit['kind']
  priceId: string
  returnTo: string
  cancelUrl: string
  /** A request with the same key gets the same visit. */
  key: string | undefined
}

/** Visits to the hosted pages. */
export type Visits = {
  /** @returns its id */
  open(visit: NewVisit): string
  find(id: string): Visit | undefined
  /** The player of a visit; undefined after a restart. */
  playerOf(visit: Visit): Player | undefined
  finish(id: string): void
  reset(): void
}

const columns = `id TEXT PRIMARY KEY, player_id INTEGER NOT NULL, kind TEXT NOT NULL, price_id TEXT NOT NULL,
  return_to TEXT NOT NULL, cancel_url TEXT NOT NULL, key TEXT, is_done INTEGER NOT NULL DEFAULT 0`

export function openVisits(database: DatabaseSync): Visits {
  const reset = openTable(database, { name: 'game_hosted_visits', columns })
  const select = database.prepare('SELECT * FROM game_hosted_visits WHERE id = ?')
  const selectByKey = database.prepare('SELECT id FROM game_hosted_visits WHERE key = ? AND player_id = ?')
  const insert = database.prepare(`INSERT INTO game_hosted_visits
    (id, player_id, kind, price_id, return_to, cancel_url, key) VALUES (?, ?, ?, ?, ?, ?, ?)`)
  const finish = database.prepare('UPDATE game_hosted_visits SET is_done = 1 WHERE id = ?')
  const players = new Map<number, Player>()
  return {
    open: ({ player, kind, priceId, returnTo, cancelUrl, key }) => {
      players.set(player.id, player)
      const known = key && z.object({ id: z.string() }).optional().parse(selectByKey.get(key, player.id))
      if (known) return known.id
      const id = randomUUID()
      insert.run(id, player.id, kind, priceId, returnTo, cancelUrl, key ?? null)
      return id
    },
    find: (id) => rowSchema.optional().parse(select.get(id)),
    playerOf: ({ player_id }) => players.get(player_id),
    finish: (id) => void finish.run(id),
    reset,
  }
}

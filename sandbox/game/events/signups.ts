import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { demoPlayers } from '../players.ts'
import { eventIdOfSubgroup } from './event.ts'

/** Who is signed up to what: one subgroup per player and event. */
export type Signups = {
  /** The player's subgroup ids by event id. */
  of(playerId: number): ReadonlyMap<number, number>
  reset(): void
}

const rowSchema = z.object({ event_id: z.number(), subgroup_id: z.number() })

const schema = `CREATE TABLE game_signups (
  player_id INTEGER NOT NULL,
  event_id INTEGER NOT NULL,
  subgroup_id INTEGER NOT NULL,
  PRIMARY KEY (player_id, event_id)
) STRICT`

/** Featured starts, since those exist on every day: 1002 group C, 1006 Medio, 1008 group B; 1001 group B. */
const seeds = [
  { playerId: demoPlayers.member.id, subgroupId: 10_023 },
  { playerId: demoPlayers.member.id, subgroupId: 10_062 },
  { playerId: demoPlayers.member.id, subgroupId: 10_082 },
  { playerId: demoPlayers.man.id, subgroupId: 10_012 },
]

/** Opens the table; a new one is seeded, an old one keeps what players did. */
export function openSignups(database: DatabaseSync): Signups {
  const exists = database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'game_signups'").get()
  if (!exists) database.exec(schema)
  const select = database.prepare('SELECT event_id, subgroup_id FROM game_signups WHERE player_id = ?')
  const insert = database.prepare('INSERT INTO game_signups (player_id, event_id, subgroup_id) VALUES (?, ?, ?)')
  const reset = (): void => {
    database.exec('DELETE FROM game_signups')
    for (const { playerId, subgroupId } of seeds) insert.run(playerId, eventIdOfSubgroup(subgroupId), subgroupId)
  }
  if (!exists) reset()
  return {
    of: (playerId) =>
      new Map(rowSchema.array().parse(select.all(playerId)).map((row) => [row.event_id, row.subgroup_id])),
    reset,
  }
}

import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { demoPlayers } from '../players.ts'
import { openTable } from '../table.ts'
import type { Calendar } from './calendar.ts'
import { eventIdOfSubgroup, type EventType } from './event.ts'

/** The sign-ups, with one subgroup for each player and event. */
export type Signups = {
  /** The player's subgroup ids by event id. */
  of(playerId: number): ReadonlyMap<number, number>
  /** Signs the player up; a player in another subgroup of the same event is moved. */
  join(playerId: number, subgroupId: number): void
  leave(playerId: number, eventId: number): void
  reset(): void
}

const rowSchema = z.object({ event_id: z.number(), subgroup_id: z.number() })

const columns = `
  player_id INTEGER NOT NULL,
  event_id INTEGER NOT NULL,
  subgroup_id INTEGER NOT NULL,
  PRIMARY KEY (player_id, event_id)`

/**
 * Initial sign-ups: featured starts, since these exist on every day: 1002 group C, 1006 Medio, 1008 group B; 1001 group
 * B.
 */
const seeds = [
  { playerId: demoPlayers.member.id, subgroupId: 10_023 },
  { playerId: demoPlayers.member.id, subgroupId: 10_062 },
  { playerId: demoPlayers.member.id, subgroupId: 10_082 },
  { playerId: demoPlayers.man.id, subgroupId: 10_012 },
]

/** Past events of the demo player `woman`: how many days ago, and the kind of event. */
const past: readonly [days: number, EventType][] = [
  [2, 'RACE'],
  [5, 'GROUP_RIDE'],
  [9, 'TIME_TRIAL'],
  [13, 'RACE'],
  [20, 'GROUP_WORKOUT'],
  [27, 'RACE'],
  [34, 'GROUP'],
]

/** The first event of the kind on each day that is open to women, in the middle one of its groups. */
function pastSeeds(calendar: Calendar): { playerId: number; subgroupId: number }[] {
  return past.flatMap(([days, kind]) => {
    const event = calendar
      .daysAgo(days)
      .find(
        ({ eventType, rulesSet, restricted }) => eventType === kind && !restricted && !rulesSet.includes('MEN_ONLY'),
      )
    const subgroup = event?.eventSubgroups[Math.floor(event.eventSubgroups.length / 2)]
    return subgroup ? [{ playerId: demoPlayers.woman.id, subgroupId: subgroup.id }] : []
  })
}

/**
 * Opens the sign-ups. Each write is a single statement, so concurrent writes are safe; the key prevents a second
 * subgroup.
 */
export function openSignups(database: DatabaseSync, calendar: Calendar): Signups {
  const join: Signups['join'] = (playerId, subgroupId) => {
    database
      .prepare('INSERT OR REPLACE INTO game_signups (player_id, event_id, subgroup_id) VALUES (?, ?, ?)')
      .run(playerId, eventIdOfSubgroup(subgroupId), subgroupId)
  }
  const seed = (): void => {
    for (const { playerId, subgroupId } of [...seeds, ...pastSeeds(calendar)]) join(playerId, subgroupId)
  }
  const reset = openTable(database, { name: 'game_signups', columns, seed })
  const select = database.prepare('SELECT event_id, subgroup_id FROM game_signups WHERE player_id = ?')
  const remove = database.prepare('DELETE FROM game_signups WHERE player_id = ? AND event_id = ?')
  return {
    of: (playerId) =>
      new Map(
        rowSchema
          .array()
          .parse(select.all(playerId))
          .map((row) => [row.event_id, row.subgroup_id]),
      ),
    join,
    leave: (playerId, eventId) => {
      remove.run(playerId, eventId)
    },
    reset,
  }
}

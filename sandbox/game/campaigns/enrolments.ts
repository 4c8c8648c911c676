import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { demoPlayers } from '../players.ts'
import { openTable } from '../table.ts'

const enrolmentSchema = z.object({
  status: z.enum(['REGISTERED', 'GRADUATED', 'WITHDRAWN']),
  stages: z.string().transform((text) => z.array(z.number()).parse(JSON.parse(text))),
})

/** A player's progress in a mission or quest: percentage of each stage, in order. */
export type Enrolment = z.output<typeof enrolmentSchema>

export type Enrolments = {
  find(playerId: number, shortName: string): Enrolment | undefined
  /** Registers the player; one who had withdrawn gets the earlier progress back. */
  enrol(playerId: number, shortName: string): void
  withdraw(playerId: number, shortName: string): void
  /** Sets what a registered player has ridden: the percentage of each stage. All of them make a finisher. */
  ride(playerId: number, shortName: string, stages: readonly number[]): void
  reset(): void
}

const columns = `
  player_id INTEGER NOT NULL,
  short_name TEXT NOT NULL,
  status TEXT NOT NULL,
  stages TEXT NOT NULL DEFAULT '[]',
  PRIMARY KEY (player_id, short_name)`

type Seed = { playerId: number; shortName: string; status: Enrolment['status']; stages: readonly number[] }

/** The initial enrolments; a quest is stored like a mission of one stage. */
const seeds: readonly Seed[] = [
  { playerId: demoPlayers.member.id, shortName: 'summits', status: 'REGISTERED', stages: [100, 100, 40] },
  { playerId: demoPlayers.member.id, shortName: 'winter-base-camp', status: 'GRADUATED', stages: [100, 100, 100] },
  { playerId: demoPlayers.member.id, shortName: 'midnight-sun-parade', status: 'REGISTERED', stages: [100, 60] },
  { playerId: demoPlayers.woman.id, shortName: 'summits', status: 'WITHDRAWN', stages: [100] },
  { playerId: demoPlayers.partner.id, shortName: 'spring-classics', status: 'REGISTERED', stages: [] },
  { playerId: demoPlayers.lapsed.id, shortName: 'winter-base-camp', status: 'REGISTERED', stages: [100, 60] },
  { playerId: demoPlayers.member.id, shortName: 'gran-fondo-quest', status: 'REGISTERED', stages: [50] },
  { playerId: demoPlayers.fundraiser.id, shortName: 'gran-fondo-quest', status: 'REGISTERED', stages: [0] },
]

/** Opens the enrolments. Each write is a single statement, so concurrent writes are safe. */
export function openEnrolments(database: DatabaseSync): Enrolments {
  const seed = (): void => {
    const insert = database.prepare('INSERT INTO game_enrolments VALUES (?, ?, ?, ?)')
    for (const { playerId, shortName, status, stages } of seeds) {
      insert.run(playerId, shortName, status, JSON.stringify(stages))
    }
  }
  const reset = openTable(database, { name: 'game_enrolments', columns, seed })
  const select = database.prepare('SELECT status, stages FROM game_enrolments WHERE player_id = ? AND short_name = ?')
  const register = database.prepare(`
    INSERT INTO game_enrolments (player_id, short_name, status) VALUES (?, ?, 'REGISTERED')
    ON CONFLICT DO UPDATE SET status = 'REGISTERED'`)
  const withdraw = database.prepare(`
    INSERT INTO game_enrolments (player_id, short_name, status) VALUES (?, ?, 'WITHDRAWN')
    ON CONFLICT DO UPDATE SET status = 'WITHDRAWN'`)
  const ride = database.prepare(
    "UPDATE game_enrolments SET stages = ?, status = ? WHERE player_id = ? AND short_name = ? AND status <> 'WITHDRAWN'",
  )
  return {
    find: (playerId, shortName) => enrolmentSchema.optional().parse(select.get(playerId, shortName)),
    enrol: (playerId, shortName) => {
      register.run(playerId, shortName)
    },
    withdraw: (playerId, shortName) => {
      withdraw.run(playerId, shortName)
    },
    ride: (playerId, shortName, stages) => {
      const status = stages.every((share) => share === 100) ? 'GRADUATED' : 'REGISTERED'
      ride.run(JSON.stringify(stages), status, playerId, shortName)
    },
    reset,
  }
}

export function isEnrolled(enrolment: Enrolment | undefined): boolean {
  return enrolment !== undefined && enrolment.status !== 'WITHDRAWN'
}

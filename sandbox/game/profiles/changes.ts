import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Player } from '../players.ts'
import { openTable } from '../table.ts'

const name = z.string().trim().min(1).max(60)

/**
 * The fields of a profile that its player may change, within physical limits; null removes a value. Other fields are
 * ignored, as everywhere (contracts.md); the answer contains the resulting profile.
 */
export const profileChangesSchema = z
  .object({
    firstName: name,
    lastName: name,
    /** watts */
    ftp: z.int().min(20).max(700).nullable(),
    /** kilograms */
    weight: z.number().min(20).max(300).nullable(),
    isMale: z.boolean().nullable(),
    useMetric: z.boolean(),
    runTime5kmInSeconds: z.int().min(600).max(7_200).nullable(),
    fundraiserId: z.int().positive().nullable(),
    countryCode: z
      .string()
      .regex(/^[A-Z]{2}$/, 'two capital letters')
      .nullable(),
  })
  .partial()

export type ProfileChanges = z.output<typeof profileChangesSchema>

/** Players' changes to their profiles, which override the initial ones. */
export type Profiles = {
  /** The player's current profile. Missions accept a player they had refused once the profile has an FTP. */
  current(player: Player): Player
  save(playerId: number, changes: ProfileChanges): void
  reset(): void
}

const rowSchema = z.object({ changes: z.string().transform((text) => profileChangesSchema.parse(JSON.parse(text))) })

export function openProfiles(database: DatabaseSync): Profiles {
  const columns = 'player_id INTEGER PRIMARY KEY, changes TEXT NOT NULL'
  const reset = openTable(database, { name: 'game_profile_changes', columns })
  const select = database.prepare('SELECT changes FROM game_profile_changes WHERE player_id = ?')
  const replace = database.prepare('INSERT OR REPLACE INTO game_profile_changes (player_id, changes) VALUES (?, ?)')
  const changesOf = (playerId: number): ProfileChanges | undefined =>
    rowSchema.optional().parse(select.get(playerId))?.changes
  return {
    current: (player) => {
      const changed = { ...player, ...changesOf(player.id) }
      return { ...changed, eligible: player.eligible || changed.ftp !== null }
    },
    save: (playerId, changes) => {
      replace.run(playerId, JSON.stringify({ ...changesOf(playerId), ...changes }))
    },
    reset,
  }
}

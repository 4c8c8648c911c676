import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { demoPlayers } from '../game/players.ts'
import { openTable } from '../game/table.ts'

const accountSchema = z.object({ player_id: z.number(), coached: z.number() })

/** The players who have linked an account with the training-plan partner. */
export type PartnerAccounts = {
  isLinked(playerId: number): boolean
  link(playerId: number): void
  /** @returns false if there is no account to be coached */
  coach(playerId: number): boolean
  /** Creates a one-time word by which the partner's own page recognizes the player who was sent there. */
  invite(playerId: number): string
  playerOf(invitation: string): number | undefined
  reset(): void
}

/** Opens the accounts, which the game server reads and the partner's pages change. */
export function openPartnerAccounts(database: DatabaseSync): PartnerAccounts {
  const reset = openTable(database, {
    name: 'partner_accounts',
    columns: 'player_id INTEGER PRIMARY KEY, coached INTEGER NOT NULL DEFAULT 0',
    seed: () => void database.prepare('INSERT INTO partner_accounts VALUES (?, 1)').run(demoPlayers.partner.id),
  })
  const resetInvitations = openTable(database, {
    name: 'partner_invitations',
    columns: 'word TEXT PRIMARY KEY, player_id INTEGER NOT NULL',
  })
  const find = database.prepare('SELECT * FROM partner_accounts WHERE player_id = ?')
  const link = database.prepare('INSERT OR IGNORE INTO partner_accounts (player_id) VALUES (?)')
  const coach = database.prepare('UPDATE partner_accounts SET coached = 1 WHERE player_id = ?')
  const invite = database.prepare('INSERT INTO partner_invitations VALUES (?, ?)')
  const invited = database.prepare('SELECT player_id FROM partner_invitations WHERE word = ?')
  return {
    isLinked: (playerId) => accountSchema.optional().parse(find.get(playerId)) !== undefined,
    link: (playerId) => void link.run(playerId),
    coach: (playerId) => coach.run(playerId).changes > 0,
    invite: (playerId) => {
      const word = randomUUID()
      invite.run(word, playerId)
      return word
    },
    playerOf: (word) => z.object({ player_id: z.number() }).optional().parse(invited.get(word))?.player_id,
    reset: () => {
      reset()
      resetInvitations()
    },
  }
}

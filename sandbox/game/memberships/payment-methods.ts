import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Player } from '../players.ts'
import { openTable } from '../table.ts'

/** A stored payment method, in the wire format. */
export type PaymentMethod = { id: string; type: string; brand: string; last4: string }

const rowSchema = z.object({ brand: z.string(), last4: z.string() })

export type PaymentMethods = {
  find(player: Player): PaymentMethod | undefined
  /** @param nonce from the card form, here `{brand}-{last4}`; any other value is a Visa */
  store(player: Player, nonce: string): PaymentMethod
  reset(): void
}

/**
 * The stored cards of one gateway.
 * @param seeded returns a player's initial card
 */
export function openPaymentMethods(
  database: DatabaseSync,
  name: string,
  seeded: (player: Player) => PaymentMethod | undefined,
): PaymentMethods {
  const columns = 'player_id INTEGER PRIMARY KEY, brand TEXT NOT NULL, last4 TEXT NOT NULL'
  const reset = openTable(database, { name, columns })
  const select = database.prepare(`SELECT brand, last4 FROM ${name} WHERE player_id = ?`)
  const replace = database.prepare(`INSERT OR REPLACE INTO ${name} VALUES (?, ?, ?)`)
  const find = (player: Player): PaymentMethod | undefined => {
    const row = rowSchema.optional().parse(select.get(player.id))
    return row ? { id: `card-${player.id}`, type: 'card', ...row } : seeded(player)
  }
  return {
    find,
    store: (player, nonce) => {
      const [, brand = 'visa', last4 = '1111'] = /^([a-z]+)-(\d{4})$/.exec(nonce) ?? []
      replace.run(player.id, brand, last4)
      return { id: `card-${player.id}`, type: 'card', brand, last4 }
    },
    reset,
  }
}

import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

const rowSchema = z.object({ items: z.number() })

export type ShopSize = {
  /** How many items there are at least; 0 unless said. */
  get(): number
  set(items: number): void
}

/** For trials with a large shop. Kept in the database, where the control API sets it. */
export function openShopSize(database: DatabaseSync): ShopSize {
  database.exec('CREATE TABLE IF NOT EXISTS storefront_size (one INTEGER PRIMARY KEY, items INTEGER NOT NULL)')
  const select = database.prepare('SELECT items FROM storefront_size')
  const replace = database.prepare('INSERT OR REPLACE INTO storefront_size VALUES (1, ?)')
  return {
    get: () => rowSchema.optional().parse(select.get())?.items ?? 0,
    set: (items) => void replace.run(items),
  }
}

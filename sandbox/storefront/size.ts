import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

const rowSchema = z.object({ items: z.number() })

export type ShopSize = {
  /** Minimum number of items; 0 by default. */
  get(): number
  set(items: number): void
}

/** The size of the shop, for trials with many items. Stored in the database; the control API changes it. */
export function openShopSize(database: DatabaseSync): ShopSize {
  database.exec('CREATE TABLE IF NOT EXISTS storefront_size (one INTEGER PRIMARY KEY, items INTEGER NOT NULL)')
  const select = database.prepare('SELECT items FROM storefront_size')
  const replace = database.prepare('INSERT OR REPLACE INTO storefront_size VALUES (1, ?)')
  return {
    get: () => rowSchema.optional().parse(select.get())?.items ?? 0,
    set: (items) => void replace.run(items),
  }
}

import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

/** What Shopify calls the access scopes that the shop's questions need. */
export const SCOPES = ['unauthenticated_read_metaobjects', 'unauthenticated_read_product_listings'] as const

/** Settings of the shop, by the names of the control API; each has a default. */
export const shopSettingsSchema = z.strictObject({
  /** Minimum number of items, for trials with many. */
  items: z.int().min(0).max(10_000).default(0),
  /** How questions are limited: not at all, by `THROTTLED`, or by a security rejection. */
  limit: z.enum(['none', 'throttled', 'rejected']).default('none'),
  /** The only buyer who is limited, by `Shopify-Storefront-Buyer-IP`; absent: all questions are. */
  limitedBuyer: z.union([z.ipv4(), z.ipv6()]).optional(),
  /** Access scopes of the token. */
  scopes: z.array(z.enum(SCOPES)).default([...SCOPES]),
})

export type ShopSettings = z.infer<typeof shopSettingsSchema>

const rowSchema = z.object({ settings: z.string() })

export type ShopSettingsStore = {
  get(): ShopSettings
  set(settings: ShopSettings): void
}

/** The shop's settings. Stored in the database; the control API changes them. */
export function openShopSettings(database: DatabaseSync): ShopSettingsStore {
  database.exec('CREATE TABLE IF NOT EXISTS storefront_settings (one INTEGER PRIMARY KEY, settings TEXT NOT NULL)')
  const select = database.prepare('SELECT settings FROM storefront_settings')
  const replace = database.prepare('INSERT OR REPLACE INTO storefront_settings VALUES (1, ?)')
  return {
    get() {
      const row = rowSchema.optional().parse(select.get())
      return shopSettingsSchema.parse(row === undefined ? {} : JSON.parse(row.settings))
    },
    set: (settings) => void replace.run(JSON.stringify(settings)),
  }
}

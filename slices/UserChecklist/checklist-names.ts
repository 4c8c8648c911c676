import { rich, text } from '@/lib/content/fields/fields'
import { env } from '@/lib/core/server/env'

/** The key under which a list's ticks are stored; the player's id is appended. */
export const storageKeyOf = (title: string | undefined): string => `${env.PRODUCT_SLUG}:checklist:${title ?? ''}`

/** The name of an item, under which its tick is stored, if it has one. */
export const itemName = (item: { title?: unknown; rich_title?: unknown }): string | undefined =>
  text(item.title) ?? text(rich(item.rich_title))

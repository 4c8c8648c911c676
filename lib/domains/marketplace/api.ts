import { call } from '@/lib/core/call'
import { getShopPage } from './endpoints'
import type { ShopPage } from './schema'

type ShopQuery = { market: string; locale: string; tag: string; offset: number }

/** Some of the items of a tab; loaded with the first request. */
export function askShopPage({ offset, ...query }: ShopQuery): Promise<ShopPage> {
  return call(getShopPage, { query: { ...query, offset: String(offset) } })
}

import { call } from '@/lib/core/call'
import { getShopPage } from './endpoints'
import type { ShopPage } from './schema'

type ShopQuery = { market: string; locale: string; tag: string; offset: number }

/** Requests items of a tab. This module is loaded with the first request. */
export function askShopPage({ offset, ...query }: ShopQuery): Promise<ShopPage> {
  return call(getShopPage, { query: { ...query, offset: String(offset) } })
}

import { apiRequest } from '@/lib/core/api-request'
import { shopPageSchema, type ShopPage } from './schema'

export type ShopQuery = { market: string; locale: string; tag: string; offset: number }

export function getShopPage({ offset, ...query }: ShopQuery): Promise<ShopPage> {
  const params = new URLSearchParams({ ...query, offset: String(offset) })
  return apiRequest({ path: `/api/shop?${String(params)}`, schema: shopPageSchema })
}

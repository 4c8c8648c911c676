import { apiRequest } from '@/lib/core/api-request'
import { memberRequest } from '@/lib/domains/session/api'
import { shopLocaleSchema, shopPageSchema, type ShopPage } from './schema'

export type ShopQuery = { market: string; locale: string; tag: string; offset: number }

export function getShopPage({ offset, ...query }: ShopQuery): Promise<ShopPage> {
  const params = new URLSearchParams({ ...query, offset: String(offset) })
  return apiRequest({ path: `/api/shop?${String(params)}`, schema: shopPageSchema })
}

/** The shop's locale of where the player lives; null where the profile does not say. */
export function getMemberLocale(locale: string): Promise<{ locale: string | null }> {
  const params = new URLSearchParams({ locale })
  return memberRequest({ path: `/api/shop/region?${String(params)}`, schema: shopLocaleSchema })
}

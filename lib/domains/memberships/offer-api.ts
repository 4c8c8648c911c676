import { apiRequest } from '@/lib/core/api-request'
import { offerSchema, type Offer } from './schema'

/** The offer for another country than the page's, with texts in a language. */
export function getOffer(country: string, locale: string): Promise<Offer> {
  const path = `/api/plans?${String(new URLSearchParams({ country, locale }))}`
  return apiRequest({ path, schema: offerSchema })
}

import { apiRequest } from '@/lib/core/api-request'
import { offerSchema, type Offer } from './schema'

/** What another country than the page's is offered, in words of a language. */
export function getOffer(country: string, locale: string): Promise<Offer> {
  const path = `/api/plans?${String(new URLSearchParams({ country, locale }))}`
  return apiRequest({ path, schema: offerSchema })
}

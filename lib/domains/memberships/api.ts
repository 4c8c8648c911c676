import { apiRequest } from '@/lib/core/api-request'
import { offerSchema, type Offer } from './schema'

/** What another country than the page's is offered, in words of a language. */
export function getOffer(country: string, locale: string, signal?: AbortSignal): Promise<Offer> {
  return apiRequest({
    path: `/api/plans?${String(new URLSearchParams({ country, locale }))}`,
    schema: offerSchema,
    signal,
  })
}

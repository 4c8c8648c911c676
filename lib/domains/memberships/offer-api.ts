import { call } from '@/lib/core/call'
import { getOffer } from './endpoints'
import type { Offer } from './schema'

/** The offer for another country than the page's, with texts in a language; loaded with the first request. */
export const askOffer = (country: string, locale: string): Promise<Offer> =>
  call(getOffer, { query: { country, locale } })

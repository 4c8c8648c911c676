import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { wordsOf } from '@/lib/core/words'
import { shopCountries } from '@/lib/domains/marketplace/regions'
import { countryOptions } from '../session/country-options'

const places = ['tabs', 'all', 'more', 'empty', 'loading', 'region', 'country', 'leaves'] as const
const tiles = ['was', 'ready', 'sale', 'soldOut', 'notHere', 'priceAtSeller', 'view'] as const

export type ShopTexts = Awaited<ReturnType<typeof shopTexts>>

/** The marketplace's texts; `{price}` and `{region}` are placeholders that the browser fills in. */
export async function shopTexts(product: string, locale: Locale) {
  const [t, site] = await Promise.all([getTranslations('shop'), getTranslations('site')])
  return {
    ...wordsOf(t, [...places, ...tiles], { product }),
    ...wordsOf(site, ['newWindow']),
    countries: countryOptions(shopCountries, locale),
  }
}

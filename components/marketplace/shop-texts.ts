import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { shopCountries } from '@/lib/domains/marketplace/regions'
import { countryOptions } from '../session/country-options'
import type { CountryOption } from '../session/country-switch'

export type ShopTexts = Record<
  'tabs' | 'all' | 'more' | 'empty' | 'loading' | 'was' | 'newWindow' | 'ready' | 'region' | 'country',
  string
> & { countries: CountryOption[] }

/** What the marketplace says in the browser; `{price}` and `{region}` are filled in there. */
export async function shopTexts(product: string, locale: Locale): Promise<ShopTexts> {
  const [t, site] = await Promise.all([getTranslations('shop'), getTranslations('site')])
  return {
    tabs: t('tabs'),
    all: t('all'),
    more: t('more'),
    empty: t('empty'),
    loading: t('loading'),
    was: t('was', { price: '{price}' }),
    ready: t('ready', { product }),
    region: t('region', { region: '{region}' }),
    country: t('country'),
    countries: countryOptions(shopCountries, locale),
    newWindow: site('newWindow'),
  }
}

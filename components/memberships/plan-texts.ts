import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { countries } from '@/lib/domains/memberships/countries'
import type { CountryOption } from './country-switch'

/** What the plan sections say in the browser. */
export type PlanTexts = Record<
  'legend' | 'submitting' | 'loading' | 'failed' | 'none' | 'retry' | 'payment' | 'country',
  string
> & { countries: CountryOption[] }

/** @param country of the page, which is among the countries whatever it is */
export async function planTexts(locale: Locale, country: string): Promise<PlanTexts> {
  const t = await getTranslations('plans')
  return {
    legend: t('legend'),
    submitting: t('submitting'),
    loading: t('loading'),
    failed: t('failed'),
    none: t('none'),
    retry: t('retry'),
    payment: t('payment'),
    country: t('country'),
    countries: countryOptions(locale, country),
  }
}

/** In the language's own order. Named here, since browsers and servers don't know all the same names. */
function countryOptions(locale: Locale, country: string): CountryOption[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return [...new Set([...countries, country])]
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => compare(one.name, other.name))
}

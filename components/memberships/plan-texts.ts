import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { countries } from '@/lib/domains/memberships/countries'
import { countryOptions } from '../session/country-options'
import type { CountryOption } from '../session/country-switch'

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
    countries: countryOptions([...countries, country], locale),
  }
}

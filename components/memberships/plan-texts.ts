import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { wordsOf } from '@/lib/core/words'
import { countries } from '@/lib/domains/memberships/countries'
import { countryOptions } from '../session/country-options'

const words = ['legend', 'submitting', 'loading', 'failed', 'none', 'retry', 'payment', 'country'] as const

export type PlanTexts = Awaited<ReturnType<typeof planTexts>>

/**
 * Texts of the plan sections in the browser.
 *
 * @param country of the page; it is always among the countries to choose from
 */
export async function planTexts(locale: Locale, country: string) {
  const t = await getTranslations('plans')
  return { ...wordsOf(t, words), countries: countryOptions([...countries, country], locale) }
}

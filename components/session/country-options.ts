import type { Locale } from '@/i18n/locales'
import type { CountryOption } from './country-switch'

/**
 * Countries to choose from, in the language's own order. Named where the page is made, since browsers and servers don't know
 * all the same names.
 *
 * @param codes ISO 3166 codes; more than once is once
 */
export function countryOptions(codes: readonly string[], locale: Locale): CountryOption[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return [...new Set(codes)]
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => compare(one.name, other.name))
}

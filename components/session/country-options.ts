import type { Locale } from '@/i18n/locales'
import { displayNames } from '@/lib/core/formats'
import type { CountryOption } from './country-switch'

/**
 * Countries to choose from, in the language's own order. Named on the server, since browsers and servers don't use the
 * same names for all.
 *
 * @param codes ISO 3166 codes; duplicates are removed
 */
export function countryOptions(codes: readonly string[], locale: Locale): CountryOption[] {
  const names = displayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return [...new Set(codes)]
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => compare(one.name, other.name))
}

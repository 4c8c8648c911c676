import { expect, test } from 'vitest'
import { languages } from '@/i18n/languages'
import { countries, DEFAULT_COUNTRY, pricedCountries } from '@/lib/domains/memberships/countries'
import { shopCountries } from '@/lib/domains/marketplace/regions'

test('the prices of every country that a page may be made for can be found, and bought [MB-004, MB-053]', () => {
  const ofLanguages = Object.values(languages).map(({ country }) => country)
  const missing = [DEFAULT_COUNTRY, ...countries, ...shopCountries, ...ofLanguages].filter(
    (country) => !pricedCountries.has(country),
  )
  expect(missing, 'lib/domains/memberships/countries.ts lacks these').toEqual([])
})

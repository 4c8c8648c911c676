import { expect, test } from 'vitest'
import { locales } from '@/i18n/locales'
import { countryOf } from '@/i18n/regions'

test('each language has a default market, English the United States [SX-005]', () => {
  expect(locales.map(countryOf)).toEqual(['US', 'DE', 'ES', 'FR', 'IT', 'JP'])
})

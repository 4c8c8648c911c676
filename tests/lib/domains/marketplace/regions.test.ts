import { expect, test } from 'vitest'
import { isOffered, isShopLocale, shopLocaleName, shopLocaleOf } from '@/lib/domains/marketplace/regions'

test.each([
  ['en-us', 'United States - English', 'said by [MK-023]'],
  ['en-ca', 'Canada - English', 'said by [MK-025]'],
  ['fr-ca', 'Canada - French', 'said by [MK-026]'],
  ['en-gb', 'United Kingdom - English', 'said by [MK-027]'],
  ['en-eu', 'European Union - English', 'said by [MK-028]'],
  ['fr-fr', 'European Union - French', 'said by [MK-029]'],
  ['de-de', 'European Union - German', 'said by [MK-030]'],
  ['it-it', 'European Union - Italian', 'said by [MK-031]'],
  ['es-es', 'European Union - Spanish', 'said by [MK-032]'],
  ['ja-jp', 'Japan - Japanese', 'said by [MK-033]'],
  ['ko-kr', 'Korea - Korean', 'said by [MK-034]'],
])('%s is %s, %s', (locale, name) => {
  expect(isShopLocale(locale) && shopLocaleName(locale)).toBe(name)
})

test.each([
  ['US', 'en', 'en-us'],
  ['US', 'de', 'en-us'],
  ['CA', 'fr', 'fr-ca'],
  ['CA', 'de', 'en-ca'],
  ['CA', 'fr-be', 'fr-ca'],
  ['GB', 'ja', 'en-gb'],
  ['DE', 'de', 'de-de'],
  ['DE', 'en', 'en-eu'],
  ['SE', 'ja', 'en-eu'],
  ['FR', 'fr', 'fr-fr'],
  ['JP', 'en', 'ja-jp'],
  ['KR', 'en', 'ko-kr'],
  ['AU', 'en', 'en-us'],
  ['XX', 'it', 'en-us'],
])('who is in %s and reads %s shops in %s [MK-024]', (country, language, locale) => {
  expect(shopLocaleOf(country, language)).toBe(locale)
})

test.each([
  [undefined, true],
  ['', true],
  ['all', true],
  ['de-de', true],
  ['EU', true],
  ['us, eu', true],
  ['us', false],
  ['de', false],
  ['en-eu', false],
  ['fr-fr,it-it', false],
])('an item of %j is offered in de-de: %s [MK-013]', (location, expected) => {
  expect(isOffered(location, 'de-de')).toBe(expected)
})

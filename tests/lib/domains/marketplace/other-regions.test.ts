import { expect, test, vi } from 'vitest'
import {
  isOffered,
  isShopLocale,
  shopContextOf,
  shopCountries,
  shopLocaleName,
  shopLocaleOf,
  type ShopLocale,
} from '@/lib/domains/marketplace/regions'

// A shop that sells elsewhere: another list in shop.ts, and nothing else.
vi.mock('@/shop', () => ({
  defaultShopLocale: 'pt-br',
  shopRegions: {
    br: { countries: ['BR'], locales: { 'pt-br': { name: 'Brasil', country: 'BR', language: 'PT_BR' } } },
    nordic: {
      countries: ['SE', 'NO'],
      locales: {
        'sv-se': { name: 'Norden - svenska', country: 'SE', language: 'SV' },
        'nb-no': { name: 'Norden - norsk', country: 'NO', language: 'NB' },
      },
    },
    CH: {
      countries: ['CH'],
      locales: {
        'ch-de': { name: 'Schweiz', country: 'CH', language: 'DE' },
        Romandie: { name: 'Suisse', country: 'CH', language: 'FR' },
        'ch-pt': { name: 'Suíça', country: 'CH', language: 'PT_PT' },
      },
    },
  },
}))

/** For the compiler, which knows the locales of the real list. */
const locale = (text: string) => text as ShopLocale

test('regions, their countries and their languages follow from one list', () => {
  expect(shopCountries).toEqual(['BR', 'SE', 'NO', 'CH'])
  expect(['pt-br', 'sv-se', 'nb-no', 'en-us'].map(isShopLocale)).toEqual([true, true, true, false])
  expect(shopLocaleName(locale('nb-no'))).toBe('Norden - norsk')
  expect(shopContextOf(locale('nb-no'))).toEqual({ country: 'NO', language: 'NB' })
})

test('visitors shop in their country’s region, in their language if it is there, and elsewhere in the default one', () => {
  expect(shopLocaleOf('NO', 'nb')).toBe('nb-no')
  expect(shopLocaleOf('NO', 'de')).toBe('sv-se')
  expect(shopLocaleOf('US', 'en')).toBe('pt-br')
})

test('the language is what shop.ts says, whatever a locale is called', () => {
  expect(['de', 'fr', 'pt-br', 'ch'].map((language) => shopLocaleOf('CH', language))).toEqual([
    'ch-de',
    'Romandie',
    'ch-pt',
    'ch-de',
  ])
})

test('an item is offered in the regions that it names, in capitals or not', () => {
  expect(['ch', 'CH', 'romandie', 'Romandie, br'].map((place) => isOffered(place, locale('Romandie')))).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(isOffered('nordic', locale('nb-no'))).toBe(true)
  expect(isOffered('nordic', locale('pt-br'))).toBe(false)
})

test('a locale that is in no list is a mistake of the code', () => {
  expect(() => shopLocaleName(locale('en-us'))).toThrow('shop.ts has no locale en-us')
})

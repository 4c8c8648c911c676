/*
 * Where the shop sells, and in which languages (docs/make-it-yours.md). This is the only place that says so: the shop's
 * switch of countries, the items it lists and the questions to the storefront all follow from it.
 */

type Region = {
  /** ISO 3166 codes of the countries that belong to it. Visitors choose from those of all regions. */
  countries: readonly string[]
  /**
   * Its locales, by the codes that an item's `location` names. Visitors see the one in their language, or else the
   * region's first.
   */
  locales: Readonly<Record<string, Locale>>
}

type Locale = {
  /** What the page calls it. */
  name: string
  /** The market whose prices it shows: a `CountryCode` of the storefront's API, one of the region's countries. */
  country: string
  /** The language of its items: a `LanguageCode` of the storefront's API. */
  language: string
}

/** The regions by the codes that an item's `location` names (MK-023, MK-025 to MK-034). */
export const shopRegions = {
  us: {
    countries: ['US'],
    locales: { 'en-us': { name: 'United States - English', country: 'US', language: 'EN' } },
  },
  ca: {
    countries: ['CA'],
    locales: {
      'en-ca': { name: 'Canada - English', country: 'CA', language: 'EN' },
      'fr-ca': { name: 'Canada - French', country: 'CA', language: 'FR' },
    },
  },
  gb: {
    countries: ['GB'],
    locales: { 'en-gb': { name: 'United Kingdom - English', country: 'GB', language: 'EN' } },
  },
  eu: {
    countries: 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
    locales: {
      'en-eu': { name: 'European Union - English', country: 'IE', language: 'EN' },
      'fr-fr': { name: 'European Union - French', country: 'FR', language: 'FR' },
      'de-de': { name: 'European Union - German', country: 'DE', language: 'DE' },
      'it-it': { name: 'European Union - Italian', country: 'IT', language: 'IT' },
      'es-es': { name: 'European Union - Spanish', country: 'ES', language: 'ES' },
    },
  },
  jp: {
    countries: ['JP'],
    locales: { 'ja-jp': { name: 'Japan - Japanese', country: 'JP', language: 'JA' } },
  },
  kr: {
    countries: ['KR'],
    locales: { 'ko-kr': { name: 'Korea - Korean', country: 'KR', language: 'KO' } },
  },
} as const satisfies Readonly<Record<string, Region>>

type Regions = typeof shopRegions

/** A locale of the shop: `en-us`. */
export type ShopLocale = { [Name in keyof Regions]: keyof Regions[Name]['locales'] }[keyof Regions]

/** The locale of visitors from countries that the shop doesn't sell in (MK-024). */
export const defaultShopLocale: ShopLocale = 'en-us'

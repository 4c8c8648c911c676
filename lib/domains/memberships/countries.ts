import { shopRegions } from '@/shop'

/** MB-053. */
export const DEFAULT_COUNTRY = 'US'

/**
 * The countries whose prices visitors can choose. The game server has no list of them; prices are fetched when a
 * country is chosen.
 */
export const countries: readonly string[] = [
  'AT',
  'AU',
  'BE',
  'CA',
  'CH',
  'DE',
  'ES',
  'FR',
  'GB',
  'IE',
  'IT',
  'JP',
  'NL',
  'SE',
  'US',
]

/** Default markets of languages (`i18n/languages.ts`) that are not among them. */
const ofLanguages = ['AE']

/**
 * All countries whose own prices show, wherever visitors are: those that visitors can choose here or in the shop, and those
 * of languages. A price's id doesn't name its country, so each of them may have to be searched for it.
 */
export const pricedCountries: ReadonlySet<string> = new Set([
  ...countries,
  ...ofLanguages,
  ...Object.values(shopRegions).flatMap((region) => region.countries),
])

/** The shop's locales, in its own notation (MK-023, MK-025 to MK-034). */
const locales = {
  'en-us': { name: 'United States - English', region: 'us' },
  'en-ca': { name: 'Canada - English', region: 'ca' },
  'fr-ca': { name: 'Canada - French', region: 'ca' },
  'en-gb': { name: 'United Kingdom - English', region: 'gb' },
  'en-eu': { name: 'European Union - English', region: 'eu' },
  'fr-fr': { name: 'European Union - French', region: 'eu' },
  'de-de': { name: 'European Union - German', region: 'eu' },
  'it-it': { name: 'European Union - Italian', region: 'eu' },
  'es-es': { name: 'European Union - Spanish', region: 'eu' },
  'ja-jp': { name: 'Japan - Japanese', region: 'jp' },
  'ko-kr': { name: 'Korea - Korean', region: 'kr' },
} as const

export type ShopLocale = keyof typeof locales

/** The locale of visitors from countries that the shop doesn't sell in (MK-024). */
export const DEFAULT_SHOP_LOCALE: ShopLocale = 'en-us'

export function isShopLocale(text: unknown): text is ShopLocale {
  return typeof text === 'string' && Object.hasOwn(locales, text)
}

export const shopLocaleName = (locale: ShopLocale): string => locales[locale].name

const EUROPEAN_UNION: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/** The countries that the shop sells in, which a visitor can choose from: ISO 3166 codes. */
export const shopCountries: readonly string[] = ['US', 'CA', 'GB', ...EUROPEAN_UNION, 'JP', 'KR']

/**
 * The shop's locale for a country, in the given language if the shop has it there; the default one if nothing is sold
 * there.
 *
 * @param language of the page: `fr`, or with a country `fr-ca`, which isn't looked at
 */
export function shopLocaleOf(country: string, language: string): ShopLocale {
  const region = EUROPEAN_UNION.has(country) ? 'eu' : country.toLowerCase()
  const here = Object.entries(locales).flatMap(([name, each]) =>
    each.region === region && isShopLocale(name) ? [name] : [],
  )
  const [spoken = ''] = language.split('-')
  return here.find((name) => name.startsWith(`${spoken}-`)) ?? here[0] ?? DEFAULT_SHOP_LOCALE
}

/**
 * Whether an item is offered in a locale: its location is a comma-separated list of locales, regions, or `all`; an
 * empty one means everywhere (MK-013; decisions.md, "Live data, marketplace").
 */
export function isOffered(location: string | undefined, locale: ShopLocale): boolean {
  const places = (location ?? '')
    .toLowerCase()
    .split(',')
    .map((place) => place.trim())
    .filter(Boolean)
  const here: ReadonlySet<string> = new Set(['all', locale, locales[locale].region])
  return places.length === 0 || places.some((place) => here.has(place))
}

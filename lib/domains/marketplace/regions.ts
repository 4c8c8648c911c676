import { defaultShopLocale, shopRegions, type ShopLocale } from '@/shop'

export type { ShopLocale }

/** A locale's region, its name, and the market and language that the storefront is asked for. */
type Place = { region: string; name: string; country: string; language: string }

/** The shop's locales, in its own notation (MK-023, MK-025 to MK-034). */
const places: ReadonlyMap<unknown, Place> = new Map(
  Object.entries(shopRegions).flatMap(([region, { locales }]) =>
    Object.entries(locales).map(([locale, its]) => [locale, { region, ...its }] as const),
  ),
)

export function isShopLocale(text: unknown): text is ShopLocale {
  return places.has(text)
}

/** @throws Error if the shop has no such locale, which its type rules out */
function placeOf(locale: ShopLocale): Place {
  const place = places.get(locale)
  if (place === undefined) throw new Error(`shop.ts has no locale ${locale}`)
  return place
}

export const shopLocaleName = (locale: ShopLocale): string => placeOf(locale).name

/** The market and the language that the storefront is asked for: its `CountryCode` and `LanguageCode`. */
export function shopContextOf(locale: ShopLocale): { country: string; language: string } {
  const { country, language } = placeOf(locale)
  return { country, language }
}

/** The countries that the shop sells in, which a visitor can choose from: ISO 3166 codes. */
export const shopCountries: readonly string[] = Object.values(shopRegions).flatMap(({ countries }) => countries)

/**
 * The shop's locale for a country, in the given language if the shop has it there; the default one if nothing is sold
 * there (MK-024).
 *
 * @param language of the page: `fr`, or with a country `fr-ca`, which isn't looked at
 */
export function shopLocaleOf(country: string, language: string): ShopLocale {
  const region = Object.values(shopRegions).find(({ countries }) => countries.some((each) => each === country))
  const here = Object.keys(region?.locales ?? {}).filter(isShopLocale)
  const spoken = spokenIn(language)
  return here.find((name) => spokenIn(placeOf(name).language) === spoken) ?? here[0] ?? defaultShopLocale
}

/** The language without a country: of `fr-ca`, or of a `LanguageCode` like `PT_BR`. */
const spokenIn = (language: string): string | undefined => language.toLowerCase().split(/[-_]/)[0]

/**
 * Whether an item is offered in a locale: its location is a comma-separated list of locales, regions, or `all`; an
 * empty one means everywhere (MK-013; decisions.md, "Live data, marketplace").
 */
export function isOffered(location: string | undefined, locale: ShopLocale): boolean {
  const named = (location ?? '')
    .toLowerCase()
    .split(',')
    .map((place) => place.trim())
    .filter(Boolean)
  const here = new Set(['all', locale, placeOf(locale).region].map((place) => place.toLowerCase()))
  return named.length === 0 || named.some((place) => here.has(place))
}

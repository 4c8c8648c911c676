import type { Locale } from './locales'

/** Each language's default market, which stands for the visitor's region on cached pages (decisions.md, "Languages"). */
const countries = { en: 'US', de: 'DE', es: 'ES', fr: 'FR', it: 'IT', ja: 'JP' } as const satisfies Record<
  Locale,
  string
>

export type Country = (typeof countries)[Locale]

export function countryOf(locale: Locale): Country {
  return countries[locale]
}

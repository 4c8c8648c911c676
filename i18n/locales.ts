import { defaultLocale, languages } from './languages.ts'

/** Code of a language of the site, as in addresses. */
export type Locale = keyof typeof languages
/** Its code in the content system. */
export type ContentLocale = (typeof languages)[Locale]['content']

export { defaultLocale }

/** The languages' codes, in the order of the language switch. */
export const locales: readonly Locale[] = Object.keys(languages).filter(isLocale)

export function isLocale(text: string): text is Locale {
  return Object.hasOwn(languages, text)
}

/** The language that an address or a form names; the default language if it names none of ours. */
export function knownLocale(text: string): Locale {
  return isLocale(text) ? text : defaultLocale
}

/** A language in its own name, for the language switch. */
export function localeName(locale: Locale): string {
  return languages[locale].name
}

/** The day that calendars begin with (members.md §9). */
export function weekStart(locale: Locale): 'monday' | 'sunday' {
  return languages[locale].weekStart
}

/** ISO 3166 code of a language's default market, which stands for the visitor's region on cached pages. */
export function countryOf(locale: Locale): string {
  return languages[locale].country
}

export function contentLocaleOf(locale: Locale): ContentLocale {
  return languages[locale].content
}

/** The site's language for a content language code; the default language for one it does not know. */
export function localeOfContent(code: string): Locale {
  return locales.find((locale) => contentLocaleOf(locale) === code) ?? defaultLocale
}

export function isContentLocale(code: string): code is ContentLocale {
  return locales.some((locale) => contentLocaleOf(locale) === code)
}

/** The site's languages with the codes that the content system uses for them (decisions.md, "Languages"). */
const contentCodes = {
  en: 'en-us',
  de: 'de-de',
  es: 'es-es',
  fr: 'fr-fr',
  it: 'it-it',
  ja: 'ja-jp',
} as const

export type Locale = keyof typeof contentCodes
export type ContentLocale = (typeof contentCodes)[Locale]

export const locales: readonly Locale[] = ['en', 'de', 'es', 'fr', 'it', 'ja']

/** The language whose addresses have no prefix, and whose documents stand in for missing ones. */
export const defaultLocale: Locale = 'en'

/** Each language in its own name, for the language switch. */
export const localeNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  ja: '日本語',
}

/** The day that calendars begin with (members.md §9). */
export function weekStart(locale: Locale): 'monday' | 'sunday' {
  return locale === 'it' ? 'monday' : 'sunday'
}

export function isLocale(text: string): text is Locale {
  return Object.hasOwn(contentCodes, text)
}

/** The language that an address or a form names; English where it names none of ours. */
export function knownLocale(text: string): Locale {
  return isLocale(text) ? text : defaultLocale
}

export function contentLocaleOf(locale: Locale): ContentLocale {
  return contentCodes[locale]
}

/** The site's language for a content language code; English for one it does not know. */
export function localeOfContent(code: string): Locale {
  return locales.find((locale) => contentCodes[locale] === code) ?? defaultLocale
}

export function isContentLocale(code: string): code is ContentLocale {
  return locales.some((locale) => contentCodes[locale] === code)
}

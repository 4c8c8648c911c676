import { defaultLocale, languages, triedLanguages } from './languages.ts'

/** Code of a language of the site, as in addresses. */
export type Locale = keyof typeof languages
/** Its code in the content system. */
export type ContentLocale = (typeof languages)[Locale]['content']

export { defaultLocale }

/** The languages' codes, in the order of the language switch. */
export const locales: readonly Locale[] = Object.keys(languages).filter(isLocale)

/** Whether a code is that of a language that the site has: one of the list, of the trial languages only some. */
export function isLocale(text: string): text is Locale {
  return isListed(text) && (!isTrial(text) || triedLanguages.includes(text))
}

function isListed(text: string): text is Locale {
  return Object.hasOwn(languages, text)
}

/** Whether a language is on trial: its texts may lag behind the others'. */
export function isTrial(locale: Locale): boolean {
  return 'isTrial' in languages[locale]
}

/** Which way the lines of a language run: the value of `dir`. */
export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  const language = languages[locale]
  return 'direction' in language ? language.direction : 'ltr'
}

/** The attributes of an element whose language may differ from that of the page around it. */
export function languageAttributes(language: Locale, around: Locale): { lang?: Locale; dir?: 'ltr' | 'rtl' } {
  if (language === around) return {}
  const direction = directionOf(language)
  return { lang: language, dir: direction === directionOf(around) ? undefined : direction }
}

/** The language that an address or a form names; the default language if it names none of ours. */
export function knownLocale(text: string): Locale {
  const language = languageIn(text)
  return isLocale(language) ? language : defaultLocale
}

/** The language in the first segment of a page's route, which may name the form of the page as well (065). */
export const languageIn = (segment: string): string => segment.replace(/~.*$/s, '')

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

/** A language with the country of its default market, as social networks write it: `en_US`. */
export function localeWithCountry(locale: Locale): string {
  return `${new Intl.Locale(locale).language}_${countryOf(locale)}`
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

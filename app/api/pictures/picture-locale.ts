import { defaultLocale, locales, type Locale } from '@/i18n/locales'

/**
 * The language of the picture for a page in `locale`. The pictures' fonts have Latin letters only (`scripts/fonts.ts`),
 * so a language in another script is replaced by the default language, or by the first one that is Latin.
 */
export function pictureLocale(locale: Locale): Locale {
  return [locale, defaultLocale, ...locales].find(isLatin) ?? defaultLocale
}

const isLatin = (locale: Locale) => new Intl.Locale(locale).maximize().script === 'Latn'

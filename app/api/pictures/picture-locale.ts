import { defaultLocale, locales, type Locale } from '@/i18n/locales'

/**
 * The language that a picture for a page in `locale` is written in: the pictures' fonts have Latin letters only
 * (`scripts/fonts.ts`), so that other scripts are replaced by the default language, or by the first that is Latin.
 */
export function pictureLocale(locale: Locale): Locale {
  return [locale, defaultLocale, ...locales].find(isLatin) ?? defaultLocale
}

const isLatin = (locale: Locale) => new Intl.Locale(locale).maximize().script === 'Latn'

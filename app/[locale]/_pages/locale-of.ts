import { knownLocale, type Locale } from '@/i18n/locales'

/** The language of a page, from its address. */
export async function localeOf(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params
  return knownLocale(locale)
}

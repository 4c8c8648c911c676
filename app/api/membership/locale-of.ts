import { knownLocale, type Locale } from '@/i18n/locales'

/** The language of the page that asks: answers are in its words. */
export function localeOf(request: Request): Locale {
  const named = new URL(request.url).searchParams.get('locale') ?? ''
  return knownLocale(named)
}

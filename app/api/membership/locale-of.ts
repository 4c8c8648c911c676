import { knownLocale, type Locale } from '@/i18n/locales'

/** The language of the requesting page, for texts in the answer. */
export function localeOf(request: Request): Locale {
  const named = new URL(request.url).searchParams.get('locale') ?? ''
  return knownLocale(named)
}

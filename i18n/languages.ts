/** What a language of the site is, apart from its texts in `messages/` (docs/adding-a-language.md). */
type Language = {
  /** Its locale in the content system. */
  content: `${string}-${string}`
  /** Name of the language in that language, for the language switch. */
  name: string
  /** ISO 3166 code of its default market: the visitor's region on cached pages (decisions.md, "Languages"). */
  country: string
  /** The day that its calendars begin with (members.md §9). */
  weekStart: 'monday' | 'sunday'
  /** Which way its lines run; from left to right unless said. */
  direction?: 'ltr' | 'rtl'
  /** Whether the site has it only where `TRIAL_LANGUAGES` names it. */
  isTrial?: true
}

/**
 * The site's languages, in the order of the language switch. The keys are their codes in addresses, in `lang` and
 * `hreflang`, and the names of their files in `messages/`: a language, or a language and a country (`pt-br`).
 */
export const languages = {
  en: { content: 'en-us', name: 'English', country: 'US', weekStart: 'sunday' },
  de: { content: 'de-de', name: 'Deutsch', country: 'DE', weekStart: 'sunday' },
  es: { content: 'es-es', name: 'Español', country: 'ES', weekStart: 'sunday' },
  fr: { content: 'fr-fr', name: 'Français', country: 'FR', weekStart: 'sunday' },
  it: { content: 'it-it', name: 'Italiano', country: 'IT', weekStart: 'monday' },
  ja: { content: 'ja-jp', name: '日本語', country: 'JP', weekStart: 'sunday' },
  ar: { content: 'ar-ae', name: 'العربية', country: 'AE', weekStart: 'monday', direction: 'rtl', isTrial: true },
} as const satisfies Readonly<Record<string, Language>>

/** The language whose addresses have no prefix, and whose documents stand in for missing ones. */
export const defaultLocale: keyof typeof languages = 'en'

/** The trial languages that the site has; a browser, which has no variables, knows none. */
export const triedLanguages: readonly string[] = (process.env.TRIAL_LANGUAGES ?? '')
  .split(',')
  .map((code) => code.trim())

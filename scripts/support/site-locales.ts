import { defaultLocale, languages } from '../../i18n/languages.ts'

/** The locales that the site reads from the content system, its default first. @param trial codes of `TRIAL_LANGUAGES` */
export function contentLocales(trial: readonly string[]): string[] {
  const all = Object.entries(languages).filter(([code, language]) => !('isTrial' in language) || trial.includes(code))
  const { [defaultLocale]: first } = languages
  return [...new Set([first.content, ...all.map(([, { content }]) => content)])]
}

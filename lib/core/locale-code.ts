/**
 * Pattern of the codes that languages have in addresses (`pt`, `pt-br`), for what tells addresses apart without the
 * list of languages in `i18n/`.
 */
export const LOCALE_CODE = '[a-z]{2}(?:-[a-z]{2})?'

/** Matches a code and nothing else. */
export const localeCode = new RegExp(`^${LOCALE_CODE}$`)

import { knownLocale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'

/** The addresses of a page in the languages that forms and links name. @param path without language */
export const pageIn = (path: string) => (named: string) => localizedPath(path, knownLocale(named))

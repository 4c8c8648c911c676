import { defaultLocale, isLocale, type Locale } from './locales.ts'

/** Addresses that have no language prefix (decisions.md, "Languages"). */
const UNPREFIXED = /^\/(?:api|login|join|gallery|slice-simulator|livez|readyz|_next)(?:[/?#]|$)/

/**
 * An address of the site in a language: `/plans` is `/plans` in the default language and `/de/plans` in German, where that
 * isn't the default.
 */
export function localizedPath(path: string, locale: Locale): string {
  if (locale === defaultLocale || UNPREFIXED.test(path)) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** The language that an address names, and the address without it; query and fragment stay. */
export function splitLocale(address: string): { locale: Locale; path: string; prefixed: boolean } {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(address) ?? []
  if (!isLocale(first)) return { locale: defaultLocale, path: address, prefixed: false }
  return { locale: first, path: rest.startsWith('/') ? rest : `/${rest}`, prefixed: true }
}

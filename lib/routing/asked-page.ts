import { type Locale, defaultLocale } from '../../i18n/locales.ts'
import { localizedPath, splitLocale } from '../../i18n/localized-path.ts'
import { homePath } from '../core/paths.ts'
import { canonicalPath, plainPath } from './canonical-path.ts'
import type { PageRequest } from '../core/route-decision.ts'
import type { Lookups } from './lookups.ts'

/** A page request as the rows of the table see it. */
export type AskedPage = PageRequest & {
  lookups: Lookups
  locale: Locale
  /** Whether the address has a language prefix. */
  isPrefixed: boolean
  /** The path without its language, in canonical encoding. */
  path: string
  /** The only path at which the page answers; any other spelling redirects to it. */
  canonical: string
  /** The page's own route, for a canonical address: `/en/about` for `/about`. */
  route: string
}

export function askedPage(request: PageRequest, lookups: Lookups): AskedPage {
  const { locale, path, prefixed } = splitLocale(plainPath(request.url.pathname))
  const canonical = localizedPath(canonicalPath(path), locale)
  const route = prefixed ? canonical : `/${defaultLocale}${path === homePath ? '' : path}`
  return { ...request, lookups, locale, isPrefixed: prefixed, path, canonical, route }
}

import { type Locale, defaultLocale } from '../../i18n/locales.ts'
import { localizedPath, splitLocale } from '../../i18n/localized-path.ts'
import { homePath } from '../core/paths.ts'
import { memoised } from '../core/server/memoised.ts'
import { canonicalPath, plainPath } from './canonical-path.ts'
import type { PageRequest } from '../core/route-decision.ts'
import type { Lookups } from './lookups.ts'

/** A page request as the rows of the table see it. */
export type AskedPage = PageRequest & AskedPath & { lookups: Lookups }

/** What a path says by itself. */
type AskedPath = {
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
  return { ...request, ...readPath(request.url.pathname), lookups }
}

export const readPath = memoised((pathname): AskedPath => {
  const { locale, path, prefixed } = splitLocale(plainPath(pathname))
  const canonical = localizedPath(canonicalPath(path), locale)
  const route = prefixed ? canonical : `/${defaultLocale}${path === homePath ? '' : path}`
  return { locale, isPrefixed: prefixed, path, canonical, route }
})

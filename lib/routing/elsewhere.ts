import type { Locale } from '../../i18n/locales.ts'
import type { Absence } from '../content/published/absence.ts'
import { absencePaths } from '../core/paths.ts'
import type { AskedPage } from './asked-page.ts'
import type { Decision } from '../core/route-decision.ts'

/** Redirects any other spelling of a page's address to the canonical one. */
export function leadToCanonical({ url, canonical }: AskedPage): Decision {
  const to = new URL(url)
  to.pathname = canonical
  return { kind: 'redirect', to, status: 308 }
}

/** Shows one document for all missing addresses of a language, so that made-up addresses don't cause rendering. */
export const nowhere = ({ locale }: AskedPage): Decision => missingIn(locale)

export function missingIn(locale: Locale): Decision {
  return { kind: 'route', pathname: `/${locale}${absencePaths.missing}` }
}

/** Answers an address without a page: it redirects if editors say so, otherwise it is missing or gone. */
export function leadElsewhere({ url, locale }: AskedPage, absence: Absence): Decision {
  if (!('to' in absence)) return { kind: 'route', pathname: `/${locale}${absencePaths[absence.kind]}` }
  const status = absence.kind === 'permanent' ? 308 : 307
  return { kind: 'redirect', to: new URL(absence.to, url), status, writtenBy: 'editors' }
}

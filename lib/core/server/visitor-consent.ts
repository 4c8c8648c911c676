import 'server-only'
import { allows, CONSENT_COOKIE, parseConsent, type ConsentCategory } from '../consent'
import { findHostCookie, hostCookieName } from './host-cookie'
import { siteTime } from './site-clock'

/**
 * Whether the visitor who sent a request has agreed to something. Only answers for one visitor may depend on it: cached
 * pages are the same for everybody (docs/decisions/064).
 */
export function visitorAgreesTo(category: ConsentCategory, headers: Pick<Headers, 'get'>): boolean {
  const consent = parseConsent(findHostCookie(headers, hostCookieName(CONSENT_COOKIE)), siteTime())
  return allows(consent, category, headers.get('sec-gpc') === '1')
}

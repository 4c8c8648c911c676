import 'server-only'
import { headers } from 'next/headers'
import { CONSENT_COOKIE, parseConsent } from '@/lib/core/consent'
import { findHostCookie, hostCookieName } from '@/lib/core/server/host-cookie'
import { rememberedZone } from '@/lib/core/server/remembered-zone'
import { siteTime } from '@/lib/core/server/site-clock'

/** What the site has written into this browser besides the session: the visitor's choices. */
export async function browserPart() {
  const consent = parseConsent(findHostCookie(await headers(), hostCookieName(CONSENT_COOKIE)), siteTime())
  return {
    timeZone: (await rememberedZone()) ?? null,
    consent: consent?.granted ?? null,
    consentAt: consent ? new Date(consent.at).toISOString() : null,
  }
}

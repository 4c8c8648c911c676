import 'server-only'
import { allows, CONSENT_COOKIE, parseConsent } from '@/lib/core/consent'
import { findHostCookie } from '@/lib/core/server/host-cookie'
import { log } from '@/lib/core/server/log'
import { siteTime } from '@/lib/core/server/site-clock'
import { sendEvent } from '@/lib/services/tracking/client'
import type { Interaction } from './schema'

/** Passes an interaction on to the tracking service; if that fails it is lost, with a warning (PB-036). */
export async function recordInteraction(interaction: Interaction): Promise<void> {
  await sendEvent(interaction).catch((err: unknown) => log.warn({ err }, 'interaction is lost'))
}

/**
 * Whether the visitor who sent a request has agreed to be counted. Our own pages report nothing otherwise; the server
 * decides again, since a page may have been open for long, and its script may be an old one.
 */
export function mayBeCounted(headers: Pick<Headers, 'get'>): boolean {
  const consent = parseConsent(findHostCookie(headers, CONSENT_COOKIE), siteTime())
  return allows(consent, 'statistics', headers.get('sec-gpc') === '1')
}

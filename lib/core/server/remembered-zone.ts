import 'server-only'
import { headers } from 'next/headers'
import { isZone, ZONE_COOKIE } from '../zone'
import { findHostCookie, hostCookieName } from './host-cookie'

/**
 * The time zone that the visitor has chosen, for pages that are rendered for one request. Cached pages are the same for
 * everybody: in these the head script puts times into the visitor's zone (`lib/delivery/visitor-texts.ts`).
 */
export async function rememberedZone(): Promise<string | undefined> {
  const zone = findHostCookie(await headers(), hostCookieName(ZONE_COOKIE))
  return zone !== undefined && isZone(zone) ? zone : undefined
}

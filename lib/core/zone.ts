import { keepCookie, readCookie } from './browser-cookie.ts'
import { isSameZone, knownZone } from './zone-names.ts'

/**
 * Name of the cookie with the time zone that the visitor has chosen (`lib/core/browser-cookie.ts`); without one, it is the
 * browser's.
 */
export const ZONE_COOKIE = 'zone'

/** Event of the window: the visitor has chosen a zone, on this page. */
export const ZONE_CHANGE = 'zonechange'

/** How long a choice is remembered after the last one. */
const KEPT_SECONDS = 365 * 24 * 60 * 60

/** Whether a text is the name of a time zone (IANA). */
export const isZone = (name: string): boolean => knownZone(name) !== undefined

/** The zone of the browser, which is the system's. */
export const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The zone in which this visitor reads times: the chosen one, otherwise the browser's. */
export function visitorZone(): string {
  const chosen = readCookie(ZONE_COOKIE)
  return chosen !== undefined && isZone(chosen) ? chosen : browserZone()
}

/**
 * Remembers the zone for every page, in the browser and on the server. Whoever chooses the browser's own, by whichever of
 * its names, follows it again.
 */
export function keepZone(zone: string): void {
  const isOwn = isSameZone(zone, browserZone())
  keepCookie(ZONE_COOKIE, isOwn ? '' : zone, isOwn ? 0 : KEPT_SECONDS)
  dispatchEvent(new Event(ZONE_CHANGE))
}

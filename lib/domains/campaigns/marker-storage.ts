import { browserNow } from '@/lib/core/browser-clock'
import { lasting } from '@/lib/core/browser-storage'
import { registerMarkerIn, registerMarkerText, type RegisterMarker } from './register-marker'

/**
 * Remembers, while a visitor signs in, that registering was asked for [CP-034].
 * @param key of `registerMarkerKey`
 * @returns false where it can't, since storage is switched off
 */
export function keepMarker(key: string, marker: RegisterMarker): boolean {
  return lasting.keep(key, registerMarkerText(marker, browserNow().getTime()))
}

/** The marker, which stays. */
export function findMarker(key: string): RegisterMarker | undefined {
  return registerMarkerIn(lasting.read(key) ?? null, browserNow().getTime())
}

/** The marker, which is used up by that [CP-036]. */
export function takeMarker(key: string): RegisterMarker | undefined {
  return registerMarkerIn(lasting.take(key), browserNow().getTime())
}

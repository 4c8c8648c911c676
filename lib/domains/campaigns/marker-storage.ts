import { registerMarkerIn, registerMarkerText, type RegisterMarker } from './register-marker'

/**
 * Remembers, while a visitor signs in, that registering was asked for [CP-034].
 * @param key of `registerMarkerKey`
 * @returns false where it can't, since storage is switched off
 */
export function keepMarker(key: string, marker: RegisterMarker, now = Date.now()): boolean {
  try {
    localStorage.setItem(key, registerMarkerText(marker, now))
    return true
  } catch {
    return false
  }
}

/** The marker, which stays. */
export function findMarker(key: string, now = Date.now()): RegisterMarker | undefined {
  try {
    return registerMarkerIn(localStorage.getItem(key), now)
  } catch {
    return undefined
  }
}

/** The marker, which is used up by that [CP-036]. */
export function takeMarker(key: string, now = Date.now()): RegisterMarker | undefined {
  try {
    const marker = registerMarkerIn(localStorage.getItem(key), now)
    localStorage.removeItem(key)
    return marker
  } catch {
    return undefined
  }
}

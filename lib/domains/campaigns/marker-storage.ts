import { lasting } from '@/lib/core/browser-storage'
import { keptWish } from '@/lib/domains/session/kept-wish'

/** Storage key of a campaign's marker. */
export function registerMarkerKey(productSlug: string, campaignShortName: string): string {
  return `${productSlug}:register:${campaignShortName}`
}

/**
 * Remembers that registering was requested before signing in, and whether the terms were ticked then [CP-034, CP-036].
 * @param key of `registerMarkerKey`
 */
export const registerMarker = (key: string) =>
  keptWish(lasting, key, (fields): fields is { hasTickedTerms: boolean } => typeof fields.hasTickedTerms === 'boolean')

import { lasting } from '@/lib/core/browser-storage'
import { isCountryCode } from '@/lib/core/country-code'

const KEY = 'country'
const listeners = new Set<() => void>()
/** The country of the player's profile, or else the one that the visitor is in, while nothing was chosen. */
let told: string | undefined

/**
 * Whose prices and offers this visitor sees: what was chosen on this device, or else what was told of the visitor; undefined
 * leaves it to the page.
 */
export function knownCountry(): string | undefined {
  return remembered() ?? told
}

function remembered(): string | undefined {
  const kept = lasting.read(KEY)
  return isCountryCode(kept) ? kept : undefined
}

/** Takes the choice over into every part of the page, and remembers it. */
export function chooseCountry(country: string): void {
  if (!lasting.keep(KEY, country)) told = country // good for this page at least
  tell()
}

/** Takes over where the visitor lives or is; null where nobody knows. */
export function tellCountry(country: string | null): void {
  told = isCountryCode(country) ? country : undefined
  tell()
}

/** @returns what ends it */
export function onCountryChange(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener) // the other tabs
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function tell(): void {
  for (const listener of listeners) listener()
}

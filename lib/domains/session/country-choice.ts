import { lasting } from '@/lib/core/browser-storage'
import { isCountryCode } from '@/lib/core/country-code'
import { CHOSEN_COUNTRY } from '@/lib/core/starts-unless'

const listeners = new Set<() => void>()
/** The country from the player's profile, otherwise the one the visitor is in; used as long as none was chosen. */
let told: string | undefined

/**
 * The country whose prices and offers this visitor sees: the one chosen on this device, otherwise the one from profile
 * or proxy; undefined means the page's own.
 */
export function knownCountry(): string | undefined {
  return remembered() ?? told
}

function remembered(): string | undefined {
  const kept = lasting.read(CHOSEN_COUNTRY)
  return isCountryCode(kept) ? kept : undefined
}

/** Applies a choice to every part of the page, and stores it. */
export function chooseCountry(country: string): void {
  if (!lasting.keep(CHOSEN_COUNTRY, country)) told = country // good for this page at least
  tell()
}

/** Applies the country in which the player lives or the visitor is; null if unknown. */
export function tellCountry(country: string | null): void {
  told = isCountryCode(country) ? country : undefined
  tell()
}

/** @returns a function that unsubscribes */
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

import { lasting } from '@/lib/core/browser-storage'
import { isCountryCode } from './countries'

const KEY = 'plans:country'
const listeners = new Set<() => void>()
/** The country of the player's profile, while nothing was chosen. */
let ofProfile: string | undefined

/** Whose prices this visitor sees: chosen on this device, or else the player's own; undefined leaves it to the page. */
export function chosenCountry(): string | undefined {
  return remembered() ?? ofProfile
}

function remembered(): string | undefined {
  const kept = lasting.read(KEY)
  return isCountryCode(kept) ? kept : undefined
}

/** Takes the choice over into every part of the page, and remembers it. */
export function chooseCountry(country: string): void {
  if (!lasting.keep(KEY, country)) ofProfile = country // good for this page at least
  tell()
}

/** Takes over where the player lives. */
export function suggestCountry(country: string | undefined): void {
  if (ofProfile === country || !isCountryCode(country)) return
  ofProfile = country
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

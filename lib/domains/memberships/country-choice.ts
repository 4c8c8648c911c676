import { lasting } from '@/lib/core/browser-storage'
import { isCountryCode } from './countries'

const KEY = 'plans:country'
const listeners = new Set<() => void>()
/** What was chosen where nothing can be remembered. */
let ofThisPage: string | undefined

/** Whose prices this visitor wants to see, as chosen on this device; undefined leaves it to the page. */
export function chosenCountry(): string | undefined {
  return remembered() ?? ofThisPage
}

function remembered(): string | undefined {
  const kept = lasting.read(KEY)
  return isCountryCode(kept) ? kept : undefined
}

/** Takes the choice over into every part of the page, and remembers it. */
export function chooseCountry(country: string): void {
  if (!lasting.keep(KEY, country)) ofThisPage = country
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

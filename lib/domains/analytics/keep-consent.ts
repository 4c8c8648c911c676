import { CONSENT_KEY } from './consent'
import type { Answer } from './consent'

/** Remembers the visitor's answer, and when it was given. Apart from `consent.ts`, which every page carries. */
export function keepConsent(answer: Answer, now = Date.now()): void {
  try {
    localStorage.setItem(CONSENT_KEY, `${answer} ${now}`)
  } catch {
    // A full storage: what was said before holds, and the visitor is asked again when that is nothing.
  }
}

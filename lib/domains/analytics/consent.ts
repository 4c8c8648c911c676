import { browserNow } from '@/lib/core/browser-clock'
import { lasting } from '@/lib/core/browser-storage'

/** Storage key of the visitor's answer. */
export const CONSENT_KEY = 'consent'

/** How long an answer is valid: 180 days (decisions.md, "Contact, forms, tracking"). */
const REMEMBERED_MS = 180 * 24 * 60 * 60 * 1000

export type ConsentAnswer = 'granted' | 'refused'
export type Consent = ConsentAnswer | 'unknown'

/**
 * Parses the visitor's answer about analytics.
 *
 * @param stored the stored text: `granted` or `refused`, a space, and the time in milliseconds since 1970
 */
export function parseConsent(stored: string | null, now: number): Consent {
  const [answer, at] = (stored ?? '').split(' ')
  const age = now - Number(at)
  if (!(age >= 0 && age <= REMEMBERED_MS)) return 'unknown'
  return answer === 'granted' || answer === 'refused' ? answer : 'unknown'
}

/** The stored answer of this browser's visitor. Without storage it counts as refused, and the visitor is not asked. */
export function readConsent(): Consent {
  const stored = lasting.read(CONSENT_KEY)
  return stored === undefined ? 'refused' : parseConsent(stored, browserNow().getTime())
}

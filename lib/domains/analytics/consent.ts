import { browserNow } from '@/lib/core/browser-clock'
import { lasting } from '@/lib/core/browser-storage'

/** Where this browser keeps the visitor's answer. */
export const CONSENT_KEY = 'consent'

/** An answer counts for 180 days (decisions.md, "Contact, forms, tracking"). */
const REMEMBERED_MS = 180 * 24 * 60 * 60 * 1000

export type Answer = 'granted' | 'refused'
export type Consent = Answer | 'unknown'

/**
 * What the visitor has said about analytics.
 *
 * @param kept the stored text: `granted` or `refused`, a space, and the moment in milliseconds since 1970
 */
export function consentIn(kept: string | null, now: number): Consent {
  const [answer, at] = (kept ?? '').split(' ')
  const age = now - Number(at)
  if (!(age >= 0 && age <= REMEMBERED_MS)) return 'unknown'
  return answer === 'granted' || answer === 'refused' ? answer : 'unknown'
}

/** What this browser's visitor has said. One that keeps nothing (storage switched off) has refused, and is not asked. */
export function keptConsent(): Consent {
  const kept = lasting.read(CONSENT_KEY)
  return kept === undefined ? 'refused' : consentIn(kept, browserNow().getTime())
}

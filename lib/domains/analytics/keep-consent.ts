import { browserNow } from '@/lib/core/browser-clock'
import { lasting } from '@/lib/core/browser-storage'
import { CONSENT_KEY, type ConsentAnswer } from './consent'

/**
 * Stores the visitor's answer, and when it was given. If storage is full the previous answer stays valid, and without
 * one the visitor is asked again. Separate from `consent.ts`, which every page includes.
 */
export function keepConsent(answer: ConsentAnswer): void {
  lasting.keep(CONSENT_KEY, `${answer} ${browserNow().getTime()}`)
}

import { browserNow } from '@/lib/core/browser-clock'
import { lasting } from '@/lib/core/browser-storage'
import { CONSENT_KEY } from './consent'
import type { Answer } from './consent'

/**
 * Remembers the visitor's answer, and when it was given. In a full storage, what was said before holds, and the visitor is
 * asked again when that is nothing. Apart from `consent.ts`, which every page carries.
 */
export function keepConsent(answer: Answer): void {
  lasting.keep(CONSENT_KEY, `${answer} ${browserNow().getTime()}`)
}

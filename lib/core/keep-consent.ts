import { browserNow } from './browser-clock'
import { lasting } from './browser-storage'
import {
  type Consent,
  CONSENT_COOKIE,
  consentCategories,
  type ConsentCategory,
  hasSignal,
  readConsent,
  writeConsent,
} from './consent'

// Only who answers needs these, so they are not in the scripts of every page, as `./consent` is.

/** Event of the window: the visitor has answered, on this page. */
export const CONSENT_CHANGE = 'consentchange'

/** Stores what the visitor agrees to from now on, instead of all before. */
export function keepConsent(granted: readonly ConsentCategory[]): void {
  keep({ granted, at: browserNow().getTime(), withSignal: hasSignal() })
}

/**
 * Agrees to one thing more. What was answered about the others stays, and ends when it would have: the answer keeps its
 * time, so that the new part ends with it.
 */
export function agreeAlsoTo(category: ConsentCategory): void {
  const before = readConsent()
  if (before === undefined) return keepConsent([category])
  const granted = consentCategories.filter((each) => each === category || before.granted.includes(each))
  keep({ ...before, granted, withSignal: category === 'statistics' ? hasSignal() : before.withSignal })
}

function keep(consent: Consent): void {
  writeConsent(consent)
  lasting.take(CONSENT_COOKIE)
  dispatchEvent(new Event(CONSENT_CHANGE))
}

import { CONSENT_KEY, consentIn } from './consent'

/** What visitors do that we count (decisions.md, "Contact, forms, tracking"). */
export type Interaction = {
  event: 'cta_click'
  properties: { position: 'primary' | 'secondary'; label: string; url: string }
}

/**
 * Reports an interaction, if the visitor has agreed to it. Never in the way of what the click does: it outlives the page,
 * is not waited for, and its failure is nobody's business.
 */
export function reportInteraction(interaction: Interaction, now = Date.now()): void {
  try {
    if (consentIn(localStorage.getItem(CONSENT_KEY), now) !== 'granted') return
    const record = { ...interaction, timeStamp: new Date(now).toISOString() }
    navigator.sendBeacon('/api/interactions', new Blob([JSON.stringify(record)], { type: 'application/json' }))
  } catch {
    // A browser that keeps nothing (storage switched off) has agreed to nothing.
  }
}

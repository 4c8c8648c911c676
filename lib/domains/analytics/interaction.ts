import { keptConsent } from './consent'
import type { Interaction } from './schema'

/**
 * Reports an interaction, if the visitor has agreed to it. Never in the way of what the click does: it outlives the page,
 * is not waited for, and its failure is nobody's business.
 */
export function reportInteraction(interaction: Interaction): void {
  if (keptConsent() !== 'granted') return
  try {
    navigator.sendBeacon('/api/interactions', new Blob([JSON.stringify(interaction)], { type: 'application/json' }))
  } catch {
    // A browser without beacons reports nothing.
  }
}

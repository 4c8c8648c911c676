import { keptConsent } from './consent'
import type { Interaction } from './schema'

/**
 * Reports an interaction, if the visitor has agreed to it. It never delays the click's own effect: the request outlives
 * the page, is not awaited, and its failure is ignored.
 */
export function reportInteraction(interaction: Interaction): void {
  if (keptConsent() !== 'granted') return
  try {
    navigator.sendBeacon('/api/interactions', new Blob([JSON.stringify(interaction)], { type: 'application/json' }))
  } catch {
    // Browsers without beacons report nothing.
  }
}

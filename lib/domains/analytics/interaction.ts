import { agreesTo } from '@/lib/core/consent'
import type * as endpoints from './endpoints'
import type { Interaction } from './schema'

/** Visitors load this module, so it uses only the contract's type, not its schemas (docs/decisions/040). */
const path: (typeof endpoints.takeInteraction)['path'] = '/api/interactions'

/**
 * Reports an interaction, if the visitor has agreed to it. It never delays the click's own effect: the request outlives
 * the page, is not awaited, and its failure is ignored.
 */
export function reportInteraction(interaction: Interaction): void {
  if (!agreesTo('statistics')) return
  try {
    navigator.sendBeacon(path, new Blob([JSON.stringify(interaction)], { type: 'application/json' }))
  } catch {
    // Browsers without beacons report nothing.
  }
}

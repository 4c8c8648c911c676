import { useSyncExternalStore } from 'react'
import { browserZone, visitorZone, ZONE_CHANGE } from '@/lib/core/zone'

/**
 * The zone in which the visitor reads times: the chosen one, otherwise the browser's. It is read again when the page is
 * shown again, since the visitor may have travelled, or chosen another in another tab.
 *
 * @param first zone of the server's text and of the first render
 */
export function useVisitorZone(first = 'UTC'): string {
  return useSyncExternalStore(onShownAgain, visitorZone, () => first)
}

/** The browser's own zone, whichever the visitor has chosen; UTC on the server and in the first render. */
export function useBrowserZone(): string {
  return useSyncExternalStore(onShownAgain, browserZone, () => 'UTC')
}

function onShownAgain(look: () => void): () => void {
  document.addEventListener('visibilitychange', look)
  addEventListener(ZONE_CHANGE, look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    removeEventListener(ZONE_CHANGE, look)
  }
}

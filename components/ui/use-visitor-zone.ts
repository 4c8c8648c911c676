import { useSyncExternalStore } from 'react'

/**
 * The visitor's zone; UTC on the server and in the first render. It is read again when the page is shown again, since
 * the visitor may have travelled.
 */
export function useVisitorZone(): string {
  return useSyncExternalStore(onShownAgain, visitorZone, () => 'UTC')
}

const visitorZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

function onShownAgain(look: () => void): () => void {
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}

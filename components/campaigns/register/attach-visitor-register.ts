import { keepInBrowser } from '@/components/session/keep-in-browser'
import { registerMarker } from '@/lib/domains/campaigns/marker-storage'

/**
 * Stores the marker, with the state of the terms checkbox, when a visitor goes to sign-in by the button [CP-034,
 * CP-035].
 */
export default function attachVisitorRegister(root: HTMLElement, { markerKey }: { markerKey: string }): () => void {
  return keepInBrowser(root, (fields) =>
    registerMarker(markerKey).keep({ hasTickedTerms: fields.get('terms') === 'ticked' }),
  )
}

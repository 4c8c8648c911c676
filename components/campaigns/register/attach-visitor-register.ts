import { keepInBrowser } from '@/components/session/keep-in-browser'
import { registerMarker } from '@/lib/domains/campaigns/marker-storage'

/** Keeps the marker, with the state of the terms box, when a visitor goes to sign-in by the button [CP-034, CP-035]. */
export default function attachVisitorRegister(root: HTMLElement, { markerKey }: { markerKey: string }): () => void {
  return keepInBrowser(root, (fields) =>
    registerMarker(markerKey).keep({ hasTickedTerms: fields.get('terms') === 'ticked' }),
  )
}

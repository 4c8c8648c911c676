import { keepInBrowser } from '@/components/session/keep-in-browser'
import { keepMarker } from '@/lib/domains/campaigns/marker-storage'

/** Keeps the marker, with the state of the terms box, when a visitor goes to sign-in by the button [CP-034, CP-035]. */
export default function attachVisitorRegister(root: HTMLElement, { markerKey }: { markerKey: string }): () => void {
  return keepInBrowser(root, (fields) => keepMarker(markerKey, { hasTickedTerms: fields.get('terms') === 'ticked' }))
}

import { keepMarker } from '@/lib/domains/campaigns/marker-storage'

/** Keeps the marker, with the state of the terms box, when a visitor follows the button to sign-in [CP-034, CP-035]. */
export default function attachVisitorRegister(root: HTMLElement, { markerKey }: { markerKey: string }): () => void {
  const remember = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest('a[data-register]')) return
    const terms = root.querySelector<HTMLInputElement>('input[type=checkbox]')
    keepMarker(markerKey, { hasTickedTerms: terms?.checked ?? true })
  }
  root.addEventListener('click', remember)
  return () => root.removeEventListener('click', remember)
}

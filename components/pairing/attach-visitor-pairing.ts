import { pairingMarker } from '@/lib/domains/pairing/marker-storage'

/**
 * Says of a visitor's button that it waits for the terms [PA-009], and tells in a dialog that pairing needs signing in, after
 * which it goes on [PA-006, PA-010]. Without script the form leads to sign-in by itself.
 */
export default function attachVisitorPairing(root: HTMLElement, { dialogId }: { dialogId: string }): () => void {
  const box = root.querySelector<HTMLInputElement>('input[type="checkbox"]')
  const button = root.querySelector('button')
  const follow = () => button?.setAttribute('aria-disabled', String(box?.checked !== true))
  const onSubmit = (event: Event) => {
    const dialog = document.getElementById(dialogId)
    if (!(dialog instanceof HTMLDialogElement)) return
    event.preventDefault()
    pairingMarker.keep({ step: 'start' })
    dialog.showModal()
  }
  follow()
  box?.addEventListener('change', follow)
  root.addEventListener('submit', onSubmit)
  return () => {
    box?.removeEventListener('change', follow)
    root.removeEventListener('submit', onSubmit)
    button?.removeAttribute('aria-disabled')
  }
}

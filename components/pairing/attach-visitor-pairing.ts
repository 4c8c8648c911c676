import { remindAtTick } from '@/components/ui/terms-tick'
import { maybeSignedIn } from '@/lib/domains/session/hint'
import { keepIntent } from '@/lib/domains/session/intents/storage'

/**
 * Marks a visitor's button as disabled until the terms are ticked [PA-009]. When pressed, it says in a dialog that
 * pairing requires signing in; pairing then continues after sign-in [PA-006, PA-010]. Without script the form itself leads to sign-in and back, and so it
 * does for a player who presses while the player's own button is still being loaded.
 */
export default function attachVisitorPairing(root: HTMLElement, { dialogId }: { dialogId: string }): () => void {
  const box = root.querySelector<HTMLInputElement>('input[type="checkbox"]')
  const button = root.querySelector('button')
  const follow = () => button?.setAttribute('aria-disabled', String(box?.checked !== true))
  const onSubmit = (event: Event) => {
    const dialog = document.getElementById(dialogId)
    if (!(dialog instanceof HTMLDialogElement) || maybeSignedIn()) return
    event.preventDefault()
    keepIntent('pairing', { step: 'start' })
    dialog.showModal()
  }
  follow()
  box?.addEventListener('change', follow)
  root.addEventListener('submit', onSubmit)
  const stopReminding = remindAtTick(box)
  return () => {
    stopReminding()
    box?.removeEventListener('change', follow)
    root.removeEventListener('submit', onSubmit)
    button?.removeAttribute('aria-disabled')
  }
}

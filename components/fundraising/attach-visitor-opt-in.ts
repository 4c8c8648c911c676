import { remindAtTick } from '@/components/ui/terms-tick'
import { keepInBrowser } from '@/components/session/keep-in-browser'
import type { Identifier } from '@/lib/core/identifier'
import { keepIntent } from '@/lib/domains/session/intents/storage'

/**
 * Stores what a visitor goes to sign-in for [FR-019], and marks the buttons as disabled until the terms are ticked
 * [FR-034]; without script the browser enforces the checkbox.
 */
export default function attachVisitorOptIn(root: HTMLElement, { eventId }: { eventId: Identifier }): () => void {
  const box = root.querySelector<HTMLInputElement>('input[name="terms"]')
  const buttons = root.querySelectorAll('button')
  const follow = () => {
    for (const button of buttons) button.setAttribute('aria-disabled', String(box?.checked !== true))
  }
  follow()
  box?.addEventListener('change', follow)
  const forget = keepInBrowser(root, (fields) =>
    keepIntent('fundraising', { eventId, donates: fields.get('way') === 'donate' }),
  )
  const stopReminding = remindAtTick(box)
  return () => {
    stopReminding()
    forget()
    box?.removeEventListener('change', follow)
    for (const button of buttons) button.removeAttribute('aria-disabled')
  }
}

import { keepInBrowser } from '@/components/session/keep-in-browser'
import { keepOptIn } from '@/lib/domains/fundraising/opt-in-storage'

/**
 * Keeps what a visitor goes to sign-in for [FR-019], and says of the buttons that they wait for the terms [FR-034]; without
 * script the browser asks for the box by itself.
 */
export default function attachVisitorOptIn(root: HTMLElement, { eventId }: { eventId: number }): () => void {
  const box = root.querySelector<HTMLInputElement>('input[name="terms"]')
  const buttons = root.querySelectorAll('button')
  const follow = () => {
    for (const button of buttons) button.setAttribute('aria-disabled', String(box?.checked !== true))
  }
  follow()
  box?.addEventListener('change', follow)
  const forget = keepInBrowser(root, (fields) => keepOptIn({ eventId, donates: fields.get('way') === 'donate' }))
  return () => {
    forget()
    box?.removeEventListener('change', follow)
    for (const button of buttons) button.removeAttribute('aria-disabled')
  }
}

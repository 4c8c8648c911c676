import { keepInBrowser } from '@/components/session/keep-in-browser'
import { browserNow } from '@/lib/core/browser-clock'
import { keepIntent } from '@/lib/domains/session/intents/storage'

const BUTTONS = 'button[data-closes]'
const CHECKED_EVERY_MS = 15_000

/** Remembers what a visitor wants to join before sign-in, and closes sign-ups in time, which cached pages can't. */
export default function attachVisitorSignUp(root: HTMLElement): () => void {
  const forget = keepInBrowser(root, (fields) => {
    const [eventId, subgroupId] = [fields.get('eventId'), fields.get('subgroupId')]
    return typeof eventId === 'string' && typeof subgroupId === 'string'
      ? keepIntent('event_sign_up', { eventId, subgroupId })
      : false
  })
  const close = () => {
    const now = browserNow().getTime()
    for (const button of root.querySelectorAll<HTMLElement>(BUTTONS)) {
      const isClosed = now > Date.parse(button.dataset.closes ?? '')
      button.hidden = isClosed
      button.nextElementSibling?.toggleAttribute('hidden', !isClosed)
    }
  }
  close()
  const timer = setInterval(close, CHECKED_EVERY_MS)
  return () => {
    clearInterval(timer)
    forget()
  }
}

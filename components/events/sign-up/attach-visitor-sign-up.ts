import { browserNow } from '@/lib/core/browser-clock'
import { keepIntent } from '@/lib/domains/events/intent-storage'

const LINKS = 'a[data-sign-up]'
const CHECKED_EVERY_MS = 15_000

/** Remembers what a visitor wants to join before sign-in, and closes sign-ups as their time comes: cached pages can't. */
export default function attachVisitorSignUp(root: HTMLElement): () => void {
  const remember = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLElement>(LINKS) : null
    if (link) keepIntent({ eventId: Number(link.dataset.event), subgroupId: Number(link.dataset.signUp) })
  }
  const close = () => {
    const now = browserNow().getTime()
    for (const link of root.querySelectorAll<HTMLElement>(LINKS)) {
      const isClosed = now > Date.parse(link.dataset.closes ?? '')
      link.hidden = isClosed
      link.nextElementSibling?.toggleAttribute('hidden', !isClosed)
    }
  }
  close()
  const timer = setInterval(close, CHECKED_EVERY_MS)
  root.addEventListener('click', remember)
  return () => {
    clearInterval(timer)
    root.removeEventListener('click', remember)
  }
}

import { scrollToElement } from './scroll-to'

/** Duration of the scroll (SL-hero_banner-16). */
const DURATION_MS = 500

/** Makes a link within the page scroll to its target in 500 ms, and moves the focus there, as links do. */
export default function attachDownArrow(root: HTMLElement): () => void {
  let stop: (() => void) | undefined
  const follow = (event: MouseEvent) => {
    const target = document.getElementById(root.getAttribute('href')?.slice(1) ?? '')
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    stop?.()
    stop = scrollToElement(target, { durationMs: DURATION_MS })
    target.focus({ preventScroll: true })
  }
  root.addEventListener('click', follow)
  return () => {
    stop?.()
    root.removeEventListener('click', follow)
  }
}

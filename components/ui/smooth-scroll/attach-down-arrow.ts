import { scrollToElement } from './scroll-to'

/** SL-hero_banner-16. */
const DURATION_MS = 500

/** Lets a link to a place in the page scroll there in 500 ms, and move the focus there as links do. */
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

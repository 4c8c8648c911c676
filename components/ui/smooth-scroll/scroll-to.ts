/** Fast at first, gentle at the end. */
const easeOut = (share: number) => 1 - (1 - share) ** 3

/** How long a scroll takes where nobody says (CN-032, SX-001). */
const SCROLL_MS = 1000

/**
 * Scrolls the page to an element in exactly the given time, also where the element moves meanwhile; at once for visitors who
 * ask for less motion. The visitor's own scrolling ends it.
 *
 * @param offset of the line that the element comes to, in pixels below the usual one
 * @returns what stops it
 */
export function scrollToElement(element: Element, { durationMs = SCROLL_MS, offset = 0 } = {}): () => void {
  const height = () => heightOf(element) - offset
  const show = (top: number) => window.scrollTo({ top, behavior: 'instant' })
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    show(height())
    return () => undefined
  }
  const from = window.scrollY
  if (Math.abs(height() - from) < 1) return () => undefined
  const start = performance.now()
  const controller = new AbortController()
  const { signal } = controller
  const stop = () => {
    cancelAnimationFrame(frame)
    controller.abort()
  }
  for (const gesture of ['wheel', 'touchstart', 'keydown'] as const) {
    window.addEventListener(gesture, stop, { signal, passive: true })
  }
  let frame = requestAnimationFrame(function draw(now) {
    const share = Math.min(Math.max(now - start, 0) / durationMs, 1)
    show(from + (height() - from) * easeOut(share))
    if (share < 1) frame = requestAnimationFrame(draw)
    else stop()
  })
  return stop
}

/** Where the page stands once an element is scrolled to, as links to it do: below what sticks to the top. */
export function heightOf(element: Element): number {
  const pixels = (value: string) => Number.parseFloat(value) || 0
  const padding = pixels(getComputedStyle(document.documentElement).scrollPaddingTop)
  const margin = pixels(getComputedStyle(element).scrollMarginTop)
  return element.getBoundingClientRect().top + window.scrollY - padding - margin
}

/** Fast at first, gentle at the end. */
const easeOut = (progress: number) => 1 - (1 - progress) ** 3

/** Default duration of a scroll (CN-032, SX-001). */
const SCROLL_MS = 1000

/**
 * Scrolls the page to an element. It takes exactly `durationMs`, even if the element moves meanwhile; it jumps if the
 * visitor prefers reduced motion. Scrolling by the visitor cancels it.
 *
 * @param offset additional space above the element, in pixels
 * @returns a function that cancels the scroll
 */
export function scrollToElement(element: Element, { durationMs = SCROLL_MS, offset = 0 } = {}): () => void {
  const target = () => scrollTopFor(element) - offset
  const jumpTo = (top: number) => window.scrollTo({ top, behavior: 'instant' })
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    jumpTo(target())
    return () => undefined
  }
  const from = window.scrollY
  if (Math.abs(target() - from) < 1) return () => undefined
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
    const progress = Math.min(Math.max(now - start, 0) / durationMs, 1)
    jumpTo(from + (target() - from) * easeOut(progress))
    if (progress < 1) frame = requestAnimationFrame(draw)
    else stop()
  })
  return stop
}

/** The scroll position after following a link to an element: the element is just below sticky headers. */
export function scrollTopFor(element: Element): number {
  const pixels = (value: string) => Number.parseFloat(value) || 0
  const padding = pixels(getComputedStyle(document.documentElement).scrollPaddingTop)
  const margin = pixels(getComputedStyle(element).scrollMarginTop)
  return element.getBoundingClientRect().top + window.scrollY - padding - margin
}

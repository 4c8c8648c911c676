/** Fast at first, gentle at the end. */
const easeOut = (share: number) => 1 - (1 - share) ** 3

/**
 * Scrolls the page to a height in pixels in exactly the given time; at once for visitors who ask for less motion. The
 * visitor's own scrolling ends it.
 *
 * @returns what stops it
 */
export function scrollToHeight(top: number, durationMs: number): () => void {
  const show = (height: number) => window.scrollTo({ top: height, behavior: 'instant' })
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    show(top)
    return () => undefined
  }
  const from = window.scrollY
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
    show(from + (top - from) * easeOut(share))
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

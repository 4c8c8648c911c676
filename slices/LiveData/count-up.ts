const DURATION_MS = 900

/**
 * A number on the page that counts up to its first value and shows later values at once; it never counts for visitors
 * who prefer reduced motion.
 */
export function countUp(element: HTMLElement | null) {
  let isFirst = true
  let frame: number | undefined
  const write = (text: string) => {
    if (element && element.textContent !== text) element.textContent = text
  }
  const stop = () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
  }
  const show = (value: number, format: Intl.NumberFormat) => {
    stop()
    const counts = isFirst && !matchMedia('(prefers-reduced-motion: reduce)').matches
    isFirst = false
    if (!counts) return write(format.format(value))
    const start = performance.now()
    const draw = (now: number) => {
      const progress = Math.min(Math.max(now - start, 0) / DURATION_MS, 1)
      write(format.format(Math.round(value * (1 - (1 - progress) ** 3))))
      if (progress < 1) frame = requestAnimationFrame(draw)
    }
    frame = requestAnimationFrame(draw)
  }
  return { show, stop }
}

const DURATION_MS = 900

/**
 * A number on the page that counts up to its first value once and takes later values at once; for visitors who ask for
 * less motion it never counts.
 */
export function countUp(place: HTMLElement | null, locale: string) {
  let isFirst = true
  let frame: number | undefined
  // Made once: one of its own for each frame (`toLocaleString`) costs more than all else that a frame does.
  const format = new Intl.NumberFormat(locale)
  const write = (value: number) => {
    const text = format.format(value)
    if (place && place.textContent !== text) place.textContent = text
  }
  const stop = () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
  }
  const show = (value: number) => {
    stop()
    const counts = isFirst && !matchMedia('(prefers-reduced-motion: reduce)').matches
    isFirst = false
    if (!counts) return write(value)
    const start = performance.now()
    const draw = (now: number) => {
      const progress = Math.min(Math.max(now - start, 0) / DURATION_MS, 1)
      write(Math.round(value * (1 - (1 - progress) ** 3)))
      if (progress < 1) frame = requestAnimationFrame(draw)
    }
    frame = requestAnimationFrame(draw)
  }
  return { show, stop }
}

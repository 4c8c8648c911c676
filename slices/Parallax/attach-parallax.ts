/** Number of visibility thresholds at which the section is updated (SL-parallax-02). */
const STEPS = 100
const THRESHOLDS = Array.from({ length: STEPS }, (_, step) => (step + 1) / STEPS)

/**
 * Tells the section's styles (parallax.css) how much of it is out of view, and on which side. A fully visible section
 * doesn't move, so that it is still while visitors look at it.
 */
export default function attachParallax(section: HTMLElement): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1)
      if (entry) section.style.setProperty('--shift', shiftOf(entry).toFixed(2))
    },
    { threshold: THRESHOLDS },
  )
  observer.observe(section)
  return () => {
    observer.disconnect()
    section.style.removeProperty('--shift')
  }
}

/** The fraction of the section below the screen minus the fraction above it, from 1 to -1. */
function shiftOf({ boundingClientRect: { top, bottom, height }, rootBounds }: IntersectionObserverEntry): number {
  const screen = rootBounds ?? { top: 0, bottom: window.innerHeight }
  const shareOf = (pixels: number) => Math.min(Math.max(pixels / height, 0), 1)
  return shareOf(bottom - screen.bottom) - shareOf(screen.top - top)
}

import { useEffect, useRef, useState } from 'react'

const DURATION_MS = 900

/**
 * A number that counts up to its first value once and takes later values at once; for visitors who ask for less motion it
 * never counts.
 */
export function useCountUp(value: number | undefined): number | undefined {
  const [shown, setShown] = useState<number>()
  const hasCounted = useRef(false)
  useEffect(() => {
    if (value === undefined) return undefined
    if (hasCounted.current || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setShown(value)
      return undefined
    }
    hasCounted.current = true
    const start = performance.now()
    let frame = requestAnimationFrame(function draw(now) {
      const progress = Math.min(Math.max(now - start, 0) / DURATION_MS, 1)
      setShown(Math.round(value * (1 - (1 - progress) ** 3)))
      if (progress < 1) frame = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(frame)
  }, [value])
  return shown
}

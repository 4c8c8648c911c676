import { useEffect, useState } from 'react'
import { browserNow } from '@/lib/core/browser-clock'

/** Timers can't wait longer; a later one is set anew. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

/**
 * The time, told anew when one of the boundaries has passed: for what changes at known instants while the page is open.
 * Looks at the clock when the page is shown again too, since a sleeping machine lets its timers sleep.
 */
export function useNow(boundaries: readonly Date[]): Date {
  const [now, setNow] = useState(browserNow)
  const next = Math.min(...boundaries.map((each) => each.getTime()).filter((each) => each >= now.getTime()))
  useEffect(() => {
    if (next === Infinity) return undefined
    const look = () => setNow(browserNow())
    const wait = next - browserNow().getTime() + 1
    const timer = setTimeout(look, Math.min(wait, LONGEST_WAIT_MS))
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [next, now])
  return now
}

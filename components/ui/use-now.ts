import { useEffect, useState } from 'react'
import { browserNow } from '@/lib/core/browser-clock'

/** Timers can't wait longer; a later one is set anew. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

/**
 * The time, told anew when `boundary` has passed: for what changes at a known instant while the page is open.
 * Looks at the clock when the page is shown again too, since a sleeping machine lets its timers sleep.
 */
export function useNow(boundary: Date | undefined): Date {
  const [now, setNow] = useState(browserNow)
  const until = boundary?.getTime() ?? Infinity
  useEffect(() => {
    const wait = until - browserNow().getTime()
    if (until <= now.getTime()) return undefined
    const look = () => setNow(browserNow())
    const timer = until === Infinity ? undefined : setTimeout(look, Math.min(wait + 1, LONGEST_WAIT_MS))
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [until, now])
  return now
}

import { useEffect, useState } from 'react'
import { browserNow } from '@/lib/core/browser-clock'
import { atNext, nextOf } from './at-next'

/** The time, updated when one of the boundaries has passed. */
export function useNow(boundaries: readonly Date[]): Date {
  const [now, setNow] = useState(browserNow)
  const next = nextOf(boundaries, now)
  useEffect(() => atNext([new Date(next)], now, () => setNow(browserNow())), [next, now])
  return now
}

import 'server-only'
import { LRUCache } from 'lru-cache'
import { processWide } from './process-wide'

/** Longest pause: a service that requests more is called again after this time, and may request it again. */
const LONGEST_COOL_DOWN_MS = 60_000
/** The caller limited longest ago is forgotten first, and makes one call too many. */
const MOST_REMEMBERED = 10_000

const coolDownEnds = () => processWide('cool-downs', () => new LRUCache<string, number>({ max: MOST_REMEMBERED }))

/** Milliseconds for which nothing is sent for a caller that a service has limited. */
export function coolDownMsOf(limited: string | undefined): number {
  if (limited === undefined) return 0
  return Math.max(0, (coolDownEnds().get(limited) ?? 0) - performance.now())
}

/** Sends nothing for a caller for as long as a service requests, at most a minute. */
export function startCoolDown(limited: string | undefined, askedMs: number | undefined): void {
  if (limited === undefined || askedMs === undefined) return
  const until = performance.now() + Math.min(askedMs, LONGEST_COOL_DOWN_MS)
  coolDownEnds().set(limited, Math.max(until, coolDownEnds().get(limited) ?? 0))
}

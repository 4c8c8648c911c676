import 'server-only'
import { LRUCache } from 'lru-cache'
import { processWide } from './process-wide'

/** A service that asks for more is asked again after this long, and may say it again. */
const LONGEST_QUIET_MS = 60_000
/** The caller limited longest ago is forgotten first, and makes one call too many. */
const MOST_REMEMBERED = 10_000

const quietUntil = () => processWide('quiet times', () => new LRUCache<string, number>({ max: MOST_REMEMBERED }))

/** Milliseconds for which nothing is to be sent for somebody whom a service has limited. */
export function quietMsOf(limited: string | undefined): number {
  if (limited === undefined) return 0
  return Math.max(0, (quietUntil().get(limited) ?? 0) - performance.now())
}

/** Sends nothing for somebody for as long as a service asks, a minute at most. */
export function keepQuiet(limited: string | undefined, askedMs: number | undefined): void {
  if (limited === undefined || askedMs === undefined) return
  const until = performance.now() + Math.min(askedMs, LONGEST_QUIET_MS)
  quietUntil().set(limited, Math.max(until, quietUntil().get(limited) ?? 0))
}

const QUIET_MS = 60_000
import { machineTime } from '../../core/clock.ts'

const warnedAt = new Map<string, number>()

/** A log line for a fault that may come with each request, at most one a minute. */
export function warnSometimes(message: string, error: unknown, now = machineTime()): void {
  if (now - (warnedAt.get(message) ?? -Infinity) < QUIET_MS) return
  warnedAt.set(message, now)
  console.warn(
    JSON.stringify({ level: 'warn', message, reason: error instanceof Error ? error.message : String(error) }),
  )
}

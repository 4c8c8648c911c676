import { processTime } from '../../core/clock.ts'
import { siteLog } from '../../core/server/logging/logger.ts'

const WARN_INTERVAL_MS = 60_000

const warnedAt = new Map<string, number>()

/** Logs a fault that may occur with each request, at most once per minute. */
export function warnSometimes(message: string, error: unknown, now = processTime()): void {
  if (now - (warnedAt.get(message) ?? -Infinity) < WARN_INTERVAL_MS) return
  warnedAt.set(message, now)
  siteLog().warn({ err: error }, message)
}

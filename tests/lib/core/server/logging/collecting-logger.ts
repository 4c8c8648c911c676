import type { Level, Logger } from 'pino'
import { createLogger } from '@/lib/core/server/logging/logger'

export type Line = { level: string; time: string; msg: string; requestId?: string; err?: unknown } & Record<
  string,
  unknown
>

/** A logger whose lines a test reads, as they were written. */
export function collectingLogger(level: Level = 'debug') {
  const written: string[] = []
  const log: Logger = createLogger(level, { write: (line) => void written.push(line) })
  return { log, written, lines: () => written.map((line) => JSON.parse(line) as Line) }
}

import 'server-only'
import { processWide } from '@/lib/core/server/process-wide'
import { machineTime } from '@/lib/core/clock'

/** How long a document that was not there is taken to be missing, so that repeated misses cost nothing. */
const REMEMBERED_MS = 10_000
const LIMIT = 1000

const missingUntil = processWide('missing documents', () => new Map<string, number>())

export function isKnownMissing(name: string, now = machineTime()): boolean {
  return (missingUntil.get(name) ?? 0) > now
}

export function rememberMissing(name: string, now = machineTime()): void {
  if (missingUntil.size >= LIMIT) missingUntil.clear()
  missingUntil.set(name, now + REMEMBERED_MS)
}

/** After a publish anything may exist. */
export function forgetMissing(): void {
  missingUntil.clear()
}

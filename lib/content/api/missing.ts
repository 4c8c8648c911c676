import 'server-only'
import { keepsNothing } from '@/lib/core/server/keep-nothing'
import { processWide } from '@/lib/core/server/process-wide'
import { Remembered } from '@/lib/core/server/remembered'
import { processTime } from '@/lib/core/clock'

/** How long a missing document is remembered as missing, so that repeated misses cost nothing. */
const REMEMBERED_MS = 10_000
const LIMIT = 1000

/** Characters with a meaning in the content service's queries: no id and no uid contains any. */
const QUERY_SIGNS = /["\\]/

const missing = processWide('missing documents', () => new Remembered<true>(LIMIT))

/**
 * @param name contains the id or uid as received; one that can't be an id or uid counts as missing, without a request
 */
export function isKnownMissing(name: string, now = processTime()): boolean {
  return QUERY_SIGNS.test(name) || missing.find(name, now) === true
}

export function rememberMissing(name: string, now = processTime()): void {
  if (!keepsNothing()) missing.keep(name, true, now + REMEMBERED_MS)
}

/** Forgets all missing documents: a publish may have created them. */
export function clearMissingDocuments(): void {
  missing.clear()
}

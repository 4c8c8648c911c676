import 'server-only'
import { keepsNothing } from '@/lib/core/server/keep-nothing'
import { processWide } from '@/lib/core/server/process-wide'
import { Remembered } from '@/lib/core/server/remembered'
import { processTime } from '@/lib/core/clock'

/** How long a document that was not there is taken to be missing, so that repeated misses cost nothing. */
const REMEMBERED_MS = 10_000
const LIMIT = 1000

/** Signs that end or escape a text in the content service's queries: no id and no uid has any. */
const QUERY_SIGNS = /["\\]/

const missing = processWide('missing documents', () => new Remembered<true>(LIMIT))

/** @param name with the id or uid as it came, which nobody is asked for where it can name nothing */
export function isKnownMissing(name: string, now = processTime()): boolean {
  return QUERY_SIGNS.test(name) || missing.find(name, now) === true
}

export function rememberMissing(name: string, now = processTime()): void {
  if (!keepsNothing()) missing.keep(name, true, now + REMEMBERED_MS)
}

/** After a publish anything may exist. */
export function clearMissingDocuments(): void {
  missing.clear()
}

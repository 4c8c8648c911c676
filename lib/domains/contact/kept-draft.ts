import 'server-only'
import { randomUUID } from 'node:crypto'
import { processTime } from '@/lib/core/clock'
import type { ErrorCode } from '@/lib/core/errors'
import { processWide } from '@/lib/core/server/process-wide'
import { Remembered } from '@/lib/core/server/remembered'
import type { ContactValues } from './schema'

const LIFE_MS = 15 * 60_000
const MOST_KEPT = 300

/** What a visitor without script typed, and why it could not be sent. */
export type KeptDraft = { values: ContactValues; code: ErrorCode; retryAfterSeconds: number | undefined }

const drafts = () => processWide('contact drafts', () => new Remembered<KeptDraft>(MOST_KEPT))

/**
 * Stores what was typed for a while, since a browser without script doesn't. In this process only: another instance
 * shows an empty form, and the browser's back button still leads to the filled one.
 *
 * @returns its key, which can't be guessed
 */
export function keepSentDraft(draft: KeptDraft, now = processTime()): string {
  const id = randomUUID()
  drafts().keep(id, draft, now + LIFE_MS)
  return id
}

export const findSentDraft = (id: string, now = processTime()): KeptDraft | undefined => drafts().find(id, now)

import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { processTime } from '@/lib/core/clock'
import { isErrorCode } from '@/lib/core/errors'
import { processWide } from '@/lib/core/server/process-wide'
import { Remembered } from '@/lib/core/server/remembered'
import { SharedRecords } from '@/lib/core/server/shared-records'
import { contactValuesSchema } from './schema'

const LIFE_MS = 15 * 60_000
const MOST_KEPT = 300
/** What limits have refused is kept apart, so that who sends without end pushes out nobody else's. */
const MOST_REFUSED = 30

const draftSchema = z.object({
  values: contactValuesSchema,
  code: z.string().refine(isErrorCode).optional(),
  retryAfterSeconds: z.number().optional(),
})

/** What a visitor without script typed, and why it could not be sent; without a reason nobody has sent it yet. */
export type KeptDraft = z.infer<typeof draftSchema>

const drafts = () =>
  processWide('contact drafts', () => new SharedRecords<KeptDraft>('contact-draft', draftSchema, MOST_KEPT))

const refused = () => processWide('refused contact drafts', () => new Remembered<KeptDraft>(MOST_REFUSED))

/**
 * Stores what was typed for a while, since a browser without script doesn't. All instances find it; while their store
 * can't be reached, another one shows an empty form, and the browser's back button leads to the filled one. So it is with
 * what a limit has refused: who sends without end must not fill the store.
 *
 * @returns its key, which can't be guessed
 */
export async function keepSentDraft(draft: KeptDraft, now = processTime()): Promise<string> {
  const id = randomUUID()
  if (draft.code === 'too_many_requests') refused().keep(id, draft, now + LIFE_MS)
  else await drafts().keep(id, draft, LIFE_MS, now)
  return id
}

export async function findSentDraft(id: string, now = processTime()): Promise<KeptDraft | undefined> {
  return refused().find(id, now) ?? drafts().find(id, now)
}

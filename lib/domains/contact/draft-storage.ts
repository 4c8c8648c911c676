import * as z from 'zod/mini'
import { ofThisTab } from '@/lib/core/browser-storage'
import { contactValuesSchema, type ContactValues } from './schema'

const KEY = 'contact-draft'

const draftSchema = z.object({ by: z.string(), values: contactValuesSchema })

/** What somebody was typing, and who (`typedBy`): the tab may be another player's later. */
export type Draft = z.infer<typeof draftSchema>

/** Stores for this tab what is being typed, so that neither a failure nor a reload loses a letter. */
export function keepDraft(values: ContactValues, by: string): void {
  ofThisTab.keep(KEY, JSON.stringify({ by, values }))
}

export function findDraft(): Draft | undefined {
  const draft = draftSchema.safeParse(parsed(ofThisTab.read(KEY)))
  return draft.success ? draft.data : undefined
}

/** Removes the draft of a message that has been sent. */
export function dropDraft(): void {
  ofThisTab.take(KEY)
}

function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

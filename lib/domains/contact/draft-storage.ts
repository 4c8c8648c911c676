import { ofThisTab } from '@/lib/core/browser-storage'
import { contactValuesSchema, type ContactValues } from './schema'

const KEY = 'contact-draft'

/** Stores for this tab what is being typed, so that neither a failure nor a reload loses a letter. */
export function keepDraft(values: ContactValues): void {
  ofThisTab.keep(KEY, JSON.stringify(values))
}

export function findDraft(): ContactValues | undefined {
  const draft = contactValuesSchema.safeParse(parsed(ofThisTab.read(KEY)))
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

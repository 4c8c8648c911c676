import { contactValuesSchema, type ContactValues } from './schema'

const KEY = 'contact-draft'

/** Keeps for this tab what is being typed, so that neither a failure nor a reload loses a letter. */
export function keepDraft(values: ContactValues): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(values))
  } catch {
    // Storage is switched off or full: the letters are on the page all the same.
  }
}

export function findDraft(): ContactValues | undefined {
  try {
    const draft = contactValuesSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    return draft.success ? draft.data : undefined
  } catch {
    return undefined
  }
}

/** The message has been sent. */
export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept either.
  }
}

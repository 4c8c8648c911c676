import * as z from 'zod/mini'
import { ofThisTab } from '@/lib/core/browser-storage'
import { profileFormSchema, type ProfileForm } from './profile-form'

const KEY = 'profile-draft'

const draftSchema = z.object({ publicId: z.string(), form: profileFormSchema })

/** Stores, for this tab, what a player had typed when the session ended; without storage it is lost. */
export function keepDraft(publicId: string, form: ProfileForm): void {
  ofThisTab.keep(KEY, JSON.stringify({ publicId, form }))
}

/** What this player had typed, if anything; the call removes it, also if it was another player's. */
export function takeDraft(publicId: string): ProfileForm | undefined {
  try {
    const draft = draftSchema.safeParse(JSON.parse(ofThisTab.take(KEY) ?? 'null'))
    return draft.success && draft.data.publicId === publicId ? draft.data.form : undefined
  } catch {
    return undefined
  }
}

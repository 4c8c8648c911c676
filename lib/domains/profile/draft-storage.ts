import * as z from 'zod/mini'
import { ofThisTab } from '@/lib/core/browser-storage'
import { profileFormSchema, type ProfileForm } from './profile-form'

const KEY = 'profile-draft'

const draftSchema = z.object({ publicId: z.string(), form: profileFormSchema })

/** Keeps, for this tab, what a player had typed when the session ended; where storage is off, they type once more. */
export function keepDraft(publicId: string, form: ProfileForm): void {
  ofThisTab.keep(KEY, JSON.stringify({ publicId, form }))
}

/** What this player had typed, if anything; it is gone once told, also for anybody else. */
export function takeDraft(publicId: string): ProfileForm | undefined {
  try {
    const draft = draftSchema.safeParse(JSON.parse(ofThisTab.take(KEY) ?? 'null'))
    return draft.success && draft.data.publicId === publicId ? draft.data.form : undefined
  } catch {
    return undefined
  }
}

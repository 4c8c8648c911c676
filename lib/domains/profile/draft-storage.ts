import * as z from 'zod/mini'
import { profileFormSchema, type ProfileForm } from './profile-form'

const KEY = 'profile-draft'

const draftSchema = z.object({ publicId: z.string(), form: profileFormSchema })

/** Keeps, for this tab, what a player had typed when the session ended. */
export function keepDraft(publicId: string, form: ProfileForm): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ publicId, form }))
  } catch {
    // Storage is switched off: the player types once more after signing in.
  }
}

/** What this player had typed, if anything; it is gone once told, also for anybody else. */
export function takeDraft(publicId: string): ProfileForm | undefined {
  try {
    const text = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    const draft = draftSchema.safeParse(JSON.parse(text ?? 'null'))
    return draft.success && draft.data.publicId === publicId ? draft.data.form : undefined
  } catch {
    return undefined
  }
}

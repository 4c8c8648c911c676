import 'server-only'
import { z } from 'zod'
import { sealFor } from '@/lib/core/server/seal'
import { type ProfileForm, profileFormSchema } from './profile-form'

/** Seconds for which a page without script shows what could not be saved. */
const SHOWN_SECONDS = 600

/**
 * What a player typed and could not save, in the address of the page that shows it again: nobody else can read it there.
 * Browsers restore no form of a page that they must not store.
 */
export const unsavedForm = sealFor(
  'unsaved profile',
  z.object({ player: z.string(), form: z.custom<ProfileForm>((value) => profileFormSchema.safeParse(value).success) }),
  SHOWN_SECONDS,
)

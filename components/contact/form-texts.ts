import { getTranslations } from 'next-intl/server'
import { fieldErrorTexts } from '@/components/ui/field-error-texts'
import { failureTexts } from '@/components/ui/failure-texts'
import { wordsOf } from '@/lib/core/words'

const words = [
  'email',
  'send',
  'sending',
  'failed',
  'nowhere',
  'leaveEmpty',
  'inputError',
  'termsError',
  'thanks',
  'terms',
] as const

export type FormTexts = Awaited<ReturnType<typeof formTexts>>

/** Texts of editor-defined forms, used where editors have written none. */
export async function formTexts() {
  const [t, errors, failures] = await Promise.all([getTranslations('emailSignUp'), fieldErrorTexts(), failureTexts()])
  return { ...wordsOf(t, words), ...failures, errors }
}

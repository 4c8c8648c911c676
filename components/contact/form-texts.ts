import { getTranslations } from 'next-intl/server'
import { fieldErrorTexts } from '@/components/ui/field-error-texts'
import type { FieldErrorTexts } from '@/components/ui/field-error'
import { tooManyTriesText } from '@/components/ui/too-many-tries-text'

/** What forms of content say where content has no words for it. */
export type FormTexts = Record<
  | 'email'
  | 'send'
  | 'sending'
  | 'failed'
  | 'nowhere'
  | 'tooManyTries'
  | 'leaveEmpty'
  | 'inputError'
  | 'termsError'
  | 'thanks'
  | 'terms',
  string
> & { errors: FieldErrorTexts }

export async function formTexts(): Promise<FormTexts> {
  const [t, errors, tooManyTries] = await Promise.all([
    getTranslations('emailSignUp'),
    fieldErrorTexts(),
    tooManyTriesText(),
  ])
  return {
    email: t('email'),
    send: t('send'),
    sending: t('sending'),
    failed: t('failed'),
    nowhere: t('nowhere'),
    leaveEmpty: t('leaveEmpty'),
    inputError: t('inputError'),
    termsError: t('termsError'),
    thanks: t('thanks'),
    terms: t('terms'),
    tooManyTries,
    errors,
  }
}

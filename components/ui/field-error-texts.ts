import { getTranslations } from 'next-intl/server'
import { wordsOf } from '@/lib/core/words'
import { validationTypes, type FieldErrorTexts } from './field-error'

/** The translated messages of `fieldErrorText`, for forms that run in the browser. */
export async function fieldErrorTexts(): Promise<FieldErrorTexts> {
  return wordsOf(await getTranslations('forms.errors'), validationTypes)
}

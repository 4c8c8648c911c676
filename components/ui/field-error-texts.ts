import { getTranslations } from 'next-intl/server'
import type { FieldErrorTexts } from './field-error'

/** The translated messages of `fieldErrorText`, for forms that run in the browser. */
export async function fieldErrorTexts(): Promise<FieldErrorTexts> {
  const t = await getTranslations('forms.errors')
  return {
    required: t('required'),
    minLength: t('minLength'),
    maxLength: t('maxLength'),
    min: t('min'),
    max: t('max'),
    pattern: t('pattern'),
    validate: t('validate'),
  }
}

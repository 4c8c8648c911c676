import { getTranslations } from 'next-intl/server'
import type { FailureTexts } from '@/lib/core/failure-text'
import { wordsOf } from '@/lib/core/words'

/** What islands say of any failure whose kind can be told (lib/core/failure-text.ts). */
export async function failureTexts(): Promise<FailureTexts> {
  const [tries, errors] = await Promise.all([getTranslations('tooManyTries'), getTranslations('errors')])
  return { tooManyTries: wordsOf(tries, ['body']).body, unreadable: errors('unreadable.body') }
}

import { getTranslations } from 'next-intl/server'
import { wordsOf } from '@/lib/core/words'

/** The message that islands show a rate-limited visitor; a template with `{wait}` (lib/core/too-many-tries.ts). */
export async function tooManyTriesText(): Promise<string> {
  const t = await getTranslations('tooManyTries')
  return wordsOf(t, ['body']).body
}

import { getTranslations } from 'next-intl/server'
import { wordsOf } from '@/lib/core/words'

/** What an island tells a rate-limited visitor; template with `{wait}` (lib/core/too-many-tries.ts). */
export async function tooManyTriesText(): Promise<string> {
  const t = await getTranslations('tooManyTries')
  return wordsOf(t, ['body']).body
}

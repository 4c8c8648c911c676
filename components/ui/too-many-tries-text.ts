import { getTranslations } from 'next-intl/server'

/** What an island says to who has tried too often, with `{wait}` in it (lib/core/too-many-tries.ts). */
export async function tooManyTriesText(): Promise<string> {
  const t = await getTranslations('tooManyTries')
  return t('body', { wait: '{wait}' })
}

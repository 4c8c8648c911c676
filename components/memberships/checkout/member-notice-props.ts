import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { settingsPath } from '@/lib/core/paths'
import { wordsOf } from '@/lib/core/words'

/** What a plan section shows to players who have a membership. */
export async function memberNoticeProps(locale: Locale) {
  const t = await getTranslations('plans')
  return {
    texts: wordsOf(t, ['alreadyMember', 'toMembership']),
    membershipPath: localizedPath(settingsPath('membership'), locale),
  }
}

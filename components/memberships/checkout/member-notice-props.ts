import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { settingsPath } from '@/lib/core/paths'
import { wordsOf } from '@/lib/core/words'
import { standingWords } from '../membership/membership-texts'

const words = [...standingWords, 'annual', 'monthly', 'braintreeChange', 'keep', 'payNow', 'manage'] as const

export type MemberNoticeTexts = Awaited<ReturnType<typeof memberNoticeProps>>['texts']

/** What a plan section shows to members; `{day}` and `{price}` are placeholders that the browser fills in. */
export async function memberNoticeProps(locale: Locale) {
  const [membership, plans] = await Promise.all([getTranslations('membership'), getTranslations('plans')])
  return {
    texts: { ...wordsOf(membership, words), ...wordsOf(plans, ['toMembership']) },
    membershipPath: localizedPath(settingsPath('membership'), locale),
  }
}

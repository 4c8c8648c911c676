import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { settingsPath } from '@/lib/core/paths'
import { wordsOf } from '@/lib/core/words'

const words = [
  'annual',
  'monthly',
  'activeHint',
  'trialingHint',
  'ending',
  'past_dueHint',
  'braintreeChange',
  'manage',
] as const

export type MemberNoticeTexts = Awaited<ReturnType<typeof memberNoticeProps>>['texts']

/** What a plan section shows to players who have a membership; `{day}` is a placeholder that the browser fills in. */
export async function memberNoticeProps(locale: Locale) {
  const [plans, membership] = await Promise.all([getTranslations('plans'), getTranslations('membership')])
  return {
    texts: { ...wordsOf(plans, ['alreadyMember', 'toMembership']), ...wordsOf(membership, words) },
    membershipPath: localizedPath(settingsPath('membership'), locale),
  }
}

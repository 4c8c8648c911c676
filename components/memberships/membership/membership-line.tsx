import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { plansPath, settingsPath } from '@/lib/core/paths'
import { hintOf, isMember, titleOf } from '@/lib/domains/memberships/membership-rules'
import type { Membership } from '@/lib/domains/memberships/schema'
import { Onward } from '../../member-area/onward'

/** The membership in one line, and the way to what it needs. */
export async function MembershipLine({ membership, locale }: { membership: Membership; locale: Locale }) {
  const t = await getTranslations('membership')
  const { state, price, until } = membership
  const day = until ?? ''
  const path = isMember(state) ? settingsPath('membership') : plansPath
  return (
    <>
      <p className="font-display text-head-sm font-extrabold">{t(titleOf(membership), { day })}</p>
      <p>{t(hintOf(membership), { day, price: price ?? '' })}</p>
      <Onward href={localizedPath(path, locale)}>
        {t(isMember(state) ? (state === 'past_due' ? 'payNow' : 'title') : 'seePlans')}
      </Onward>
    </>
  )
}

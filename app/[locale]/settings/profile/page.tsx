import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MyEventsPanel } from '@/components/events/my-events/my-events-panel'
import { MemberPage } from '@/components/member-area/member-page'
import { Avatar } from '@/components/profile/avatar'
import { ProfileView } from '@/components/profile/profile-view'
import { localizedPath } from '@/i18n/localized-path'
import { answerWithStatus } from '@/lib/delivery/page-answer'
import { settingsPath } from '@/lib/core/paths'
import { getProfile } from '@/lib/domains/profile/server'
import { readForMember } from '../../_pages/read-for-member'
import { localeOf } from '../../_pages/locale-of'

type Props = PageProps<'/[locale]/settings/profile'>

const path = settingsPath('profile')

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await localeOf(params), namespace: 'profile' })
  return { title: t('title'), robots: { index: false } }
}

/** The player's profile and events, rendered per request. */
export default async function ProfilePage({ params }: Props) {
  const locale = await localeOf(params)
  const profile = await readForMember(localizedPath(path, locale), getProfile)
  if (profile === undefined) answerWithStatus(503)
  const t = await getTranslations('profile')
  return (
    <MemberPage
      current="profile"
      locale={locale}
      title={t('title')}
      intro={profile ? `${profile.firstName} ${profile.lastName}` : t('intro')}
      picture={profile && <Avatar profile={profile} />}
    >
      <ProfileView profile={profile} locale={locale}>
        <MyEventsPanel locale={locale} />
      </ProfileView>
    </MemberPage>
  )
}

import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { toldOutcome } from '@/app/_member/told-outcome'
import { ProblemNotice } from '@/components/member-area/problem-notice'
import { MyEventsPanel } from '@/components/events/my-events/my-events-panel'
import { MemberPage } from '@/components/member-area/member-page'
import { Avatar } from '@/components/profile/avatar'
import { ProfileView } from '@/components/profile/profile-view'
import { localizedPath } from '@/i18n/localized-path'
import { loginPathTo, settingsPath } from '@/lib/core/paths'
import { getProfile } from '@/lib/domains/profile/server'
import { unsavedForm } from '@/lib/domains/profile/unsaved-form'
import { currentMember } from '@/lib/domains/session/current-member'
import { readPageForMember } from '../../_pages/read-for-member'
import { localeOf } from '../../_pages/locale-of'

type Props = PageProps<'/[locale]/settings/profile'>

const path = settingsPath('profile')

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await localeOf(params), namespace: 'profile' })
  return { title: t('title') }
}

/** The player's profile and events, rendered per request. */
export default async function ProfilePage({ params, searchParams }: Props) {
  const [locale, asked] = await Promise.all([localeOf(params), searchParams])
  const here = localizedPath(path, locale)
  const { value: profile, isLasting } = await readPageForMember(here, getProfile)
  const [t, member, { problem, done }, unsaved] = await Promise.all([
    getTranslations('profile'),
    currentMember(),
    toldOutcome(asked),
    unsavedForm.open(typeof asked.unsaved === 'string' ? asked.unsaved : undefined),
  ])
  if (member === undefined) redirect(loginPathTo(here))
  return (
    <MemberPage
      current="profile"
      locale={locale}
      title={t('title')}
      intro={profile ? `${profile.firstName} ${profile.lastName}` : t('intro')}
      picture={profile && <Avatar profile={profile} />}
    >
      <div className="mb-8 grid max-w-[46rem] gap-4 empty:hidden">
        <ProblemNotice problem={problem} />
        {(done === 'saved' || done === 'unchanged') && (
          <p role="status" className="font-semibold text-pine">
            {t(done)}
          </p>
        )}
      </div>
      <ProfileView
        profile={profile}
        isLasting={isLasting}
        unsaved={unsaved?.player === member.id ? unsaved.form : undefined}
        playerId={member.id}
        locale={locale}
      >
        <MyEventsPanel locale={locale} />
      </ProfileView>
    </MemberPage>
  )
}

import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { toldOutcome } from '@/app/_account/told-outcome'
import { ProblemNotice } from '@/components/account/problem-notice'
import { MyEventsPanel } from '@/components/events/my-events/my-events-panel'
import { MemberPage } from '@/components/member-area/member-page'
import { Avatar } from '@/components/profile/avatar'
import { ProfileView } from '@/components/profile/profile-view'
import { localizedPath } from '@/i18n/localized-path'
import { answerWithStatus } from '@/lib/delivery/page-answer'
import { loginPathTo, settingsPath } from '@/lib/core/paths'
import { getProfile } from '@/lib/domains/profile/server'
import { typedForm } from '@/lib/domains/profile/typed-form'
import { currentMember } from '@/lib/domains/session/current-member'
import { readForMember } from '../../_pages/read-for-member'
import { localeOf } from '../../_pages/locale-of'

type Props = PageProps<'/[locale]/settings/profile'>

const path = settingsPath('profile')

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await localeOf(params), namespace: 'profile' })
  return { title: t('title'), robots: { index: false } }
}

/** The player's profile and events, rendered per request. */
export default async function ProfilePage({ params, searchParams }: Props) {
  const [locale, asked] = await Promise.all([localeOf(params), searchParams])
  const here = localizedPath(path, locale)
  const profile = await readForMember(here, getProfile)
  if (profile === undefined) answerWithStatus(503)
  const [t, member, { problem, saved }, kept] = await Promise.all([
    getTranslations('profile'),
    currentMember(),
    toldOutcome(asked),
    typedForm.open(typeof asked.typed === 'string' ? asked.typed : undefined),
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
        {saved && (
          <p role="status" className="font-semibold text-pine">
            {t(saved === 'yes' ? 'saved' : 'unchanged')}
          </p>
        )}
      </div>
      <ProfileView
        profile={profile}
        typed={kept?.player === member.id ? kept.form : undefined}
        playerId={member.id}
        locale={locale}
      >
        <MyEventsPanel locale={locale} />
      </ProfileView>
    </MemberPage>
  )
}

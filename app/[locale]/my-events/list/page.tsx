import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { toldOutcome } from '@/app/_member/told-outcome'
import { ProblemNotice } from '@/components/member-area/problem-notice'
import { JoinedEvents } from '@/components/events/my-events/joined-events'
import { MemberPage } from '@/components/member-area/member-page'
import { PagePlayer } from '@/components/session/page-player'
import { localizedPath } from '@/i18n/localized-path'
import { joinedEventsPath, loginPathTo } from '@/lib/core/paths'
import { listJoinedEvents } from '@/lib/domains/events/server'
import { currentMember } from '@/lib/domains/session/current-member'
import { localeOf } from '../../_pages/locale-of'
import { readPageForMember } from '../../_pages/read-for-member'

type Props = PageProps<'/[locale]/my-events/list'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await localeOf(params), namespace: 'events.mine' })
  return { title: t('title') }
}

/** The events that the player has joined, each with a form to leave it: for who has no script. */
export default async function JoinedEventsPage({ params, searchParams }: Props) {
  const [locale, { problem, done }, member] = await Promise.all([
    localeOf(params),
    toldOutcome(await searchParams),
    currentMember(),
  ])
  const here = localizedPath(joinedEventsPath, locale)
  if (member === undefined) redirect(loginPathTo(here))
  const { value: events, isLasting } = await readPageForMember(here, listJoinedEvents)
  const t = await getTranslations('events.mine')
  return (
    <MemberPage current="myEvents" locale={locale} title={t('title')}>
      <PagePlayer id={member.id} />
      <div className="grid max-w-[46rem] grid-cols-[minmax(0,1fr)] gap-6">
        <ProblemNotice problem={problem} />
        {done === 'left' && (
          <p role="status" className="font-semibold text-pine">
            {t('leftOne')}
          </p>
        )}
        <JoinedEvents events={events} isLasting={isLasting} playerId={member.id} locale={locale} />
      </div>
    </MemberPage>
  )
}

import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MyEventsPanel } from '@/components/events/my-events/my-events-panel'
import { NextStart } from '@/components/events/my-events/lazy'
import { PastEvents } from '@/components/events/my-events/past-events'
import { MemberPage } from '@/components/member-area/member-page'
import { PagePlayer } from '@/components/session/page-player'
import { localizedPath } from '@/i18n/localized-path'
import { myEventsPath, settingsPath } from '@/lib/core/paths'
import { wordsOf } from '@/lib/core/words'
import { hasPersonalCalendar } from '@/lib/core/server/member-pages'
import { readOwnEvents } from '@/lib/domains/events/results/server'
import { currentMember } from '@/lib/domains/session/current-member'
import { readPartForMember } from '../_pages/read-for-member'
import { localeOf } from '../_pages/locale-of'

type Props = PageProps<'/[locale]/my-events'>

export async function generateMetadata(props: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await localeOf(props.params), namespace: 'agenda' })
  return { title: t('title') }
}

/** The player's joined and past events, rendered per request. */
export default async function MyEventsPage(props: Props) {
  const locale = await localeOf(props.params)
  const path = localizedPath(myEventsPath, locale)
  const { value: events, isLasting } = await readPartForMember(path, readOwnEvents)
  const [t, scheduler, feed, banner, member, isFeedOffered] = await Promise.all([
    getTranslations('agenda'),
    getTranslations('scheduler'),
    getTranslations('calendarFeed'),
    getTranslations('banner'),
    currentMember(),
    hasPersonalCalendar(),
  ])
  const units = wordsOf(banner, ['days', 'hours', 'minutes', 'seconds'])
  return (
    <MemberPage current="myEvents" locale={locale} title={t('title')}>
      {member && <PagePlayer id={member.id} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12 [&>:empty]:hidden">
        <NextStart locale={locale} texts={{ now: scheduler('happeningNow'), next: t('next'), ...units }}>
          {events?.joined?.length !== 0 && (
            <div className="skeleton h-36 w-full rounded-card bg-mist" data-needs-script />
          )}
        </NextStart>
        <div className="grid items-start gap-12 xl:grid-cols-[7fr_5fr] xl:gap-16">
          <div className="grid gap-12">
            <MyEventsPanel locale={locale} count={events?.joined?.length} />
            {isFeedOffered && (
              <a
                href={`${localizedPath(settingsPath('connections'), locale)}#calendar-feed`}
                className="justify-self-start font-semibold underline underline-offset-4 print:hidden"
              >
                {feed('toSettings')}
              </a>
            )}
          </div>
          <PastEvents events={events?.past} isLasting={isLasting} locale={locale} />
        </div>
      </div>
    </MemberPage>
  )
}

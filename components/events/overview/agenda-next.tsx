import { getTranslations } from 'next-intl/server'
import { buttonClass } from '@/components/ui/button'
import { Countdown } from '@/components/ui/countdown/countdown'
import { InternalLink } from '@/components/ui/link'
import { LocalTime } from '@/components/ui/local-time/local-time'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { eventPath, eventsPath, myEventsPath } from '@/lib/core/paths'
import { rememberedZone } from '@/lib/core/server/remembered-zone'
import { siteNow } from '@/lib/core/server/site-clock'
import { isUnderWay, type JoinedEvent } from '@/lib/domains/events/joined-event'
import { Onward } from '../../member-area/onward'

/** The joined event that is under way or comes next, with the time left; without one, the way to the calendar. */
export async function AgendaNext({
  joined: [event, ...others],
  locale,
}: {
  joined: readonly JoinedEvent[]
  locale: Locale
}) {
  const [t, mine, scheduler, timeZone] = await Promise.all([
    getTranslations('overview'),
    getTranslations('events.mine'),
    getTranslations('scheduler'),
    rememberedZone(),
  ])
  if (event === undefined) {
    return (
      <>
        <p>{mine('empty')}</p>
        <InternalLink
          href={localizedPath(eventsPath, locale)}
          className={buttonClass('primary', 'medium', 'justify-self-start')}
        >
          {mine('find')}
        </InternalLink>
      </>
    )
  }
  const here = localizedPath(eventPath(event.eventId), locale)
  return (
    <>
      <div className="next-start" data-background="dark">
        <div className="min-w-0">
          {isUnderWay(event, siteNow()) && (
            <p className="text-sm font-semibold text-yellow">{scheduler('happeningNow')}</p>
          )}
          <p className="font-display text-head-sm font-extrabold">
            <InternalLink href={here} className="hover:underline">
              <bdi>{event.name}</bdi>
            </InternalLink>
          </p>
          <LocalTime instant={event.startsAt} locale={locale} format="full" timeZone={timeZone} />
        </div>
        {!isUnderWay(event, siteNow()) && (
          <Countdown endsAt={new Date(event.startsAt)} until="starts" locale={locale} />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <InternalLink href={here} className={buttonClass('primary', 'small')}>
          {t('toEvent')}
        </InternalLink>
        <Onward href={localizedPath(myEventsPath, locale)}>{t('toEvents', { count: others.length })}</Onward>
      </div>
    </>
  )
}

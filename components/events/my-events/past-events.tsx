import { getTranslations } from 'next-intl/server'
import { Unread } from '@/components/member-area/unread'
import { InternalLink } from '@/components/ui/link'
import { LocalTime } from '@/components/ui/local-time/local-time'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { eventPath, resultsPath } from '@/lib/core/paths'
import { rememberedZone } from '@/lib/core/server/remembered-zone'
import type { PastEvent } from '@/lib/domains/events/results/race-result'
import { EventTypeBadge } from '../event-type-badge'

type PastEventsProps = {
  /** Undefined if they can't be read. */
  events: PastEvent[] | undefined
  /** Whether they can't be read for longer (`Unread`). */
  isLasting: boolean
  locale: Locale
}

/** The player's past events with their placings. */
export async function PastEvents({ events, isLasting, locale }: PastEventsProps) {
  const [t, group, timeZone] = await Promise.all([
    getTranslations('agenda'),
    getTranslations('events'),
    rememberedZone(),
  ])
  return (
    <section aria-labelledby="past-events">
      <h2 id="past-events" className="mb-6 text-head-sm">
        {t('past')}
      </h2>
      {events === undefined && <Unread text={t('pastFailed')} isLasting={isLasting} />}
      {events?.length === 0 && <p className="text-muted">{t('pastEmpty')}</p>}
      <ul className="divide-y divide-line">
        {events?.map(({ eventId, name, startsAt, type, category, placement }) => (
          <li key={eventId} className="past-event">
            <div className="min-w-0">
              <h3 className="text-lg">
                <InternalLink href={localizedPath(eventPath(eventId), locale)} className="hover:underline">
                  <bdi>{name}</bdi>
                </InternalLink>
              </h3>
              <p className="mt-1 flex flex-wrap items-center gap-3 text-sm text-muted">
                <EventTypeBadge type={type} />
                <span>{group('group', { category })}</span>
                <LocalTime instant={startsAt} locale={locale} timeZone={timeZone} />
              </p>
            </div>
            {placement && (
              <p className="font-display text-lg font-extrabold">
                {t('placement', { position: placement.position, total: placement.total })}
              </p>
            )}
          </li>
        ))}
      </ul>
      {events?.length !== 0 && (
        <a
          href={localizedPath(resultsPath, locale)}
          className="mt-4 inline-flex min-h-11 items-center font-semibold underline underline-offset-4 print:hidden"
        >
          {t('toResults')}
        </a>
      )}
    </section>
  )
}

import { getTranslations } from 'next-intl/server'
import { FormPlayer } from '@/components/session/form-player'
import { Unread } from '@/components/member-area/unread'
import { buttonClass } from '@/components/ui/button'
import { InternalLink } from '@/components/ui/link'
import { LocalTime } from '@/components/ui/local-time/local-time'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { eventPath, eventsPath, leaveFormPath } from '@/lib/core/paths'
import { rememberedZone } from '@/lib/core/server/remembered-zone'
import { siteNow } from '@/lib/core/server/site-clock'
import { isLeavable, type JoinedEvent } from '@/lib/domains/events/joined-event'

type JoinedEventsProps = {
  /** Undefined if they can't be read. */
  events: readonly JoinedEvent[] | undefined
  /** Whether they can't be read for longer (`Unread`). */
  isLasting: boolean
  /** The page's player, whom the forms name (`FormPlayer`). */
  playerId: string
  locale: Locale
}

/** The player's events as HTML alone, each with a form to leave it as long as that is possible [EV-036, EV-053]. */
export async function JoinedEvents({ events, isLasting, playerId, locale }: JoinedEventsProps) {
  const [t, words, timeZone] = await Promise.all([
    getTranslations('events.mine'),
    getTranslations('events'),
    rememberedZone(),
  ])
  if (events === undefined) return <Unread text={t('failed')} isLasting={isLasting} />
  if (events.length === 0) {
    return (
      <div>
        <p className="mb-4">{t('empty')}</p>
        <InternalLink href={localizedPath(eventsPath, locale)} className={buttonClass('secondary', 'small')}>
          {t('find')}
        </InternalLink>
      </div>
    )
  }
  const now = siteNow()
  return (
    <ul className="grid gap-4">
      {events.map((event) => (
        <li key={event.eventId} className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-mist p-5">
          <div className="min-w-0">
            <h2 className="text-lg">
              <InternalLink
                id={`event-${event.eventId}`}
                href={localizedPath(eventPath(event.eventId), locale)}
                className="hover:underline"
              >
                <bdi>{event.name}</bdi>
              </InternalLink>
            </h2>
            <p className="mt-1 flex flex-wrap gap-3 text-sm text-muted">
              <LocalTime instant={event.startsAt} locale={locale} timeZone={timeZone} />
              <span>{words('group', { category: event.category })}</span>
            </p>
          </div>
          {isLeavable(event, now) && (
            <form action={leaveFormPath} method="post">
              <FormPlayer playerId={playerId} locale={locale} />
              <input type="hidden" name="event" value={event.eventId} />
              <button
                type="submit"
                id={`leave-${event.eventId}`}
                aria-labelledby={`leave-${event.eventId} event-${event.eventId}`}
                className={buttonClass('outline', 'small')}
              >
                {t('leave')}
              </button>
            </form>
          )}
        </li>
      ))}
    </ul>
  )
}

import { getTranslations } from 'next-intl/server'
import { LocalTime } from '@/components/ui/local-time/local-time'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { eventPath } from '@/lib/core/paths'
import type { PictureSource } from '@/lib/core/picture'
import type { EventCard as EventSummary } from '@/lib/domains/events/event-card'
import { EventMarks } from './event-marks'
import { EventTypeBadge } from './event-type-badge'
import { LinkCard, type CardPlace } from '@/components/ui/link-card'
import { shownTo } from './shown-to'
import { SportLabel } from './sport-label'

type EventCardProps = CardPlace & { event: EventSummary; image: PictureSource; locale: Locale }

/** A card with a link to an event, and its restrictions; the placeholder's card isn't a link [CD-008, CD-013, PB-069]. */
export async function EventCard({ event, locale, ...rest }: EventCardProps) {
  const t = await getTranslations('events')
  return (
    <LinkCard
      {...rest}
      kind="event"
      data={shownTo(event)}
      title={event.name}
      href={event.id === undefined ? undefined : localizedPath(eventPath(event.id), locale)}
      badge={<EventTypeBadge type={event.type} />}
      eyebrow={
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <SportLabel sport={event.sport} />
          <EventMarks marks={event.marks} />
        </div>
      }
      footer={
        <>
          <span className="sr-only">{t('starts')} </span>
          <LocalTime instant={event.startsAt} locale={locale} />
        </>
      }
    />
  )
}

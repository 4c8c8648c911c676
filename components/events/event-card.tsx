import { getTranslations } from 'next-intl/server'
import { InternalLink } from '@/components/ui/link'
import { LocalTime } from '@/components/ui/local-time/local-time'
import { Picture } from '@/components/ui/picture'
import { type Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { eventPath } from '@/lib/core/paths'
import { type PictureSource } from '@/lib/core/picture'
import { type EventCard as EventSummary } from '@/lib/domains/events/event-card'
import { EventTypeBadge } from './event-type-badge'
import { SportIcon } from './sport-icon'

type EventCardProps = {
  event: EventSummary
  image: PictureSource
  locale: Locale
  heading: 'h2' | 'h3'
  /** How wide the picture is drawn, as the `sizes` attribute says it. */
  sizes: string
}

/** An event at a glance; the whole card leads to its page, a placeholder nowhere. */
export async function EventCard({ event, image, locale, heading: Heading, sizes }: EventCardProps) {
  const t = await getTranslations('events')
  return (
    <article className="card group">
      <div className="relative aspect-video overflow-hidden bg-mist">
        <Picture image={image} sizes={sizes} className="card-picture" />
        <EventTypeBadge type={event.type} className="absolute top-4 left-4" />
      </div>
      <div className="flex flex-1 flex-col gap-2 p-5">
        <p className="flex items-center gap-2 text-sm text-muted">
          <SportIcon sport={event.sport} className="size-5" />
          {t(`sports.${event.sport}`)}
        </p>
        <Heading className="text-head-sm">
          {event.id === undefined ? (
            event.name
          ) : (
            <InternalLink href={localizedPath(eventPath(event.id), locale)} data-track="card_click" className="card-link">
              {event.name}
            </InternalLink>
          )}
        </Heading>
        <p className="mt-auto pt-2 text-sm font-semibold">
          <span className="sr-only">{t('starts')} </span>
          <LocalTime instant={event.startsAt} locale={locale} />
        </p>
      </div>
    </article>
  )
}

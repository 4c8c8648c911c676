import { getTranslations } from 'next-intl/server'
import { InternalLink } from '@/components/ui/link'
import { LocalTime } from '@/components/ui/local-time/local-time'
import { CARD_SIZES } from '@/components/ui/card-carousel'
import { Section } from '@/components/ui/section'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { eventPath } from '@/lib/core/paths'
import type { PictureSource } from '@/lib/core/picture'
import type { EventNeighbour, EventsAround } from '@/lib/domains/events/event-series'
import { EventCard } from './event-card'
import { EventMarks } from './event-marks'
import { shownTo } from './shown-to'

type EventNeighboursProps = {
  around: EventsAround
  posterOf: (url: string | undefined) => PictureSource
  locale: Locale
}

/** Links to the previous and next stage, and to similar events. */
export async function EventNeighbours({ around, posterOf, locale }: EventNeighboursProps) {
  const t = await getTranslations('results')
  const { previous, next, related } = around
  const hasStages = previous.length + next.length > 0
  if (!hasStages && related.length === 0) return null
  return (
    <div data-events="" className="print:hidden">
      <Section className="grid grid-cols-[minmax(0,1fr)] gap-10">
        {hasStages && (
          <nav data-events="" aria-label={t('series')} className="grid gap-4 sm:grid-cols-2">
            {previous.map((event) => (
              <Stage key={event.id} event={event} label={t('previousStage')} locale={locale} />
            ))}
            {next.map((event) => (
              <Stage key={event.id} event={event} label={t('nextStage')} locale={locale} />
            ))}
          </nav>
        )}
        {related.length > 0 && (
          <div data-events="">
            <h2 className="mb-6 text-head-large">{t('related')}</h2>
            <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
              {related.map((event) => (
                <EventCard
                  key={event.id}
                  event={event}
                  image={posterOf(event.imageUrl)}
                  locale={locale}
                  heading="h3"
                  sizes={CARD_SIZES}
                />
              ))}
            </div>
          </div>
        )}
      </Section>
    </div>
  )
}

function Stage({ event, label, locale }: { event: EventNeighbour; label: string; locale: Locale }) {
  return (
    <InternalLink
      href={localizedPath(eventPath(event.id), locale)}
      {...shownTo(event)}
      className="grid gap-1 rounded-card border border-line p-5 hover:border-on-surface"
    >
      <span className="text-sm text-muted">{label}</span>
      <span className="font-display text-lg font-extrabold">{event.name}</span>
      <span className="flex flex-wrap items-center gap-3 text-sm">
        <LocalTime instant={event.startsAt} locale={locale} />
        <EventMarks marks={event.marks} />
      </span>
    </InternalLink>
  )
}

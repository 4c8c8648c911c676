import { getTranslations } from 'next-intl/server'
import { CardCarousel, CARD_SIZES } from '@/components/ui/card-carousel'
import { EventCard } from '@/components/events/event-card'
import type { Locale } from '@/i18n/locales'
import type { PictureSource } from '@/lib/core/picture'
import type { EventCard as EventSummary } from '@/lib/domains/events/event-card'

type EventCardsViewProps = {
  title: string | undefined
  cards: { event: EventSummary; image: PictureSource }[]
  locale: Locale
}

export async function EventCardsView({ title, cards, locale }: EventCardsViewProps) {
  const t = await getTranslations('cards')
  return (
    <div data-events="">
      <CardCarousel
        title={title ?? t('events')}
        cards={cards.map((card, index) => (
          <EventCard key={index} {...card} locale={locale} heading="h3" sizes={CARD_SIZES} />
        ))}
      />
    </div>
  )
}

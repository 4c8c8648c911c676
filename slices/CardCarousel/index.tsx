import { rows, text } from '@/lib/content/fields/fields'
import type { SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import type { CardCarouselSlice } from '@/prismicio-types'
import { dropUndefined } from '@/slices/readers/read'
import { readPictureCard } from '@/slices/readers/read-picture-card'
import { CardCarouselView } from './card-carousel'

/** Calls to action as cards in a scrolling row (SL-card_carousel-01 to SL-card_carousel-03). */
export function CardCarousel({ slice: { primary, items }, context }: SectionProps<CardCarouselSlice>) {
  const cards = dropUndefined(rows(items).map((item) => readPictureCard(item, context)))
  if (cards.length === 0) return null
  return <CardCarouselView title={text(primary.title) ?? missing.title} cards={cards} />
}

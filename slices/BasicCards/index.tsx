import { rows, text } from '@/lib/content/fields/fields'
import type { SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import type { BasicCardsSlice } from '@/prismicio-types'
import { dropUndefined } from '@/slices/readers/read'
import { readPictureCard } from '@/slices/readers/read-picture-card'
import { BasicCardsView } from './basic-cards'

const AT_MOST = 3

/** Up to three cards in a carousel that advances automatically (SL-basic_cards-01, SL-basic_cards-02, PB-038). */
export function BasicCards({ slice: { primary, items }, context }: SectionProps<BasicCardsSlice>) {
  const cards = dropUndefined(rows(items).map((item) => readPictureCard(item, context))).slice(0, AT_MOST)
  if (cards.length === 0) return null
  return <BasicCardsView title={text(primary.title) ?? missing.title} cards={cards} />
}

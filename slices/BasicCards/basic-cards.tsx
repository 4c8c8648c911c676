import { CARD_SIZES, CardCarousel } from '@/components/ui/card-carousel'
import { PictureCard, type PictureCardContent } from '@/components/ui/picture-card'

type BasicCardsViewProps = { title: string; cards: PictureCardContent[] }

export function BasicCardsView({ title, cards }: BasicCardsViewProps) {
  return (
    <CardCarousel
      title={title}
      cards={cards.map((card, index) => (
        <PictureCard key={index} {...card} heading="h3" sizes={CARD_SIZES} />
      ))}
    />
  )
}

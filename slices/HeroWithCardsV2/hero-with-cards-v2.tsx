import type { ComponentProps } from 'react'
import { CardRow } from '@/components/ui/card-row'
import { HeroStage } from '@/components/ui/hero-stage'
import { CardOnPicture, type CardOnPictureLook } from '@/components/ui/card-on-picture'
import type { ContentLink } from '@/lib/core/content-link'
import type { PictureSource } from '@/lib/core/picture'

export type HeroPictureCard = {
  title: string
  subtitle: string
  eyebrow: string | undefined
  picture: PictureSource
  link: ContentLink | undefined
}

type HeroWithCardsV2ViewProps = {
  hero: Omit<ComponentProps<typeof HeroStage>, 'cards'>
  cards: HeroPictureCard[]
  cardHeading: ComponentProps<typeof CardOnPicture>['heading']
  look: CardOnPictureLook
}

/** `sizes` of a portrait card; two cards share the width of three. */
const SIZES = '(min-width: 1024px) 448px, (min-width: 768px) 296px, 78vw'

export function HeroWithCardsV2View({ hero, cards, cardHeading, look }: HeroWithCardsV2ViewProps) {
  const row = cards.map(({ subtitle, ...card }, index) => (
    <CardOnPicture
      key={index}
      {...card}
      {...look}
      heading={cardHeading}
      isWholeLink={card.link !== undefined}
      sizes={SIZES}
      crop="4:5"
      className="min-h-96 md:min-h-[26rem]"
    >
      <p className="mt-1 text-sm">{subtitle}</p>
    </CardOnPicture>
  ))
  return <HeroStage {...hero} cards={row.length > 0 && <CardRow label={hero.label} cards={row} />} />
}

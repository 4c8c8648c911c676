import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Card, CardTitle } from '@/components/ui/card'
import { CardRow } from '@/components/ui/card-row'
import type { Background } from '@/components/ui/colours'
import { HeroStage } from '@/components/ui/hero-stage'
import { Picture } from '@/components/ui/picture'
import type { PictureSource } from '@/lib/core/picture'

export type HeroTextCard = { title: string; body: ReactNode; picture: PictureSource }

type CardLook = {
  cardHeading: ComponentProps<typeof CardTitle>['heading']
  background: Background
  isTitleCentered: boolean
  /** Whether the pictures are darkened. */
  hasOverlay: boolean
}

type HeroWithCardsV3ViewProps = CardLook & {
  hero: Omit<ComponentProps<typeof HeroStage>, 'cards'>
  cards: HeroTextCard[]
}

const SIZES = '(min-width: 1024px) 448px, (min-width: 768px) 296px, 78vw'

export function HeroWithCardsV3View({ hero, cards, ...look }: HeroWithCardsV3ViewProps) {
  const row = cards.map((card, index) => <TextCard key={index} {...card} {...look} />)
  return <HeroStage {...hero} cards={row.length > 0 && <CardRow label={hero.label} cards={row} />} />
}

function TextCard({
  title,
  body,
  picture,
  cardHeading,
  background,
  isTitleCentered,
  hasOverlay,
}: HeroTextCard & CardLook) {
  return (
    <Card background={background}>
      <div className="relative aspect-3/2 shrink-0 overflow-hidden">
        <Picture image={picture} sizes={SIZES} crop="3:2" className="full-bleed" />
        {hasOverlay && <div data-overlay="" className="absolute inset-0 bg-ink/40" />}
      </div>
      <div className={clsx('flex grow flex-col gap-2 p-6', isTitleCentered && 'text-center')}>
        <CardTitle title={title} heading={cardHeading} />
        <div className="text-sm">{body}</div>
      </div>
    </Card>
  )
}
